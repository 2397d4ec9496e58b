//! What somebody may have meant who made a typing mistake.

/// The candidate most like `word`, if one is like it at all.
pub fn nearest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    let distances = candidates.iter().map(|known| (distance(&word, &known.to_lowercase()), *known));
    let (mistakes, found) = distances.min_by_key(|(mistakes, _)| *mistakes)?;
    // Every third letter may be wrong.
    (mistakes * 3 <= word.chars().count().max(found.chars().count())).then_some(found)
}

/// How many letters must be put in, taken out or exchanged (Levenshtein).
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (typed, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = typed + 1;
        for (at, wanted) in to.iter().enumerate() {
            let exchanged = diagonal + usize::from(letter != *wanted);
            diagonal = row[at + 1];
            row[at + 1] = exchanged.min(row[at] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
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

    #[test]
    fn distance_counts_single_letters() {
        assert_eq!(
            (distance("kitten", "sitting"), distance("", "ab"), distance("a", "a")),
            (3, 2, 0)
        );
    }
}
