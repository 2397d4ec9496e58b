//! What somebody may have meant who made a typing mistake.

/// The candidate most like `word`, if one is like it at all.
pub fn nearest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    let distance = |known: &str| strsim::levenshtein(&word, &known.to_lowercase());
    let distances = candidates.iter().map(|known| (distance(known), *known));
    let (mistakes, found) = distances.min_by_key(|(mistakes, _)| *mistakes)?;
    // Every third letter may be wrong.
    (mistakes * 3 <= word.chars().count().max(found.chars().count())).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_mistake_is_understood() {
        let known = ["my-island", "yamatai"];
        assert_eq!(nearest("my-iland", &known), Some("my-island"));
        assert_eq!(nearest("Yamatia", &known), Some("yamatai"));
        assert_eq!(nearest("chess", &known), None);
        assert_eq!(nearest("", &[]), None);
    }
}
