//! The words of a game by name, so that a check can ask each language for all of them.

/// One word of a game: an action, an outcome of chance, an event, or a prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Word {
    /// As in the code: `TilePlaced`.
    pub name: &'static str,
    /// What it tells: the arguments its sentence may use.
    pub fields: &'static [&'static str],
}

/// An enum that can list its own words. Declared with [`vocabulary!`](crate::vocabulary).
pub trait Vocabulary {
    /// Every variant, in order.
    const WORDS: &'static [Word];
}

/// Declares a flat enum just as it is written and lists its [`Word`]s.
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$outer:meta])*
        $visibility:vis enum $name:ident {
            $( $(#[$inner:meta])* $variant:ident $({ $($field:ident: $type:ty),* $(,)? })? ),* $(,)?
        }
    ) => {
        $(#[$outer])*
        $visibility enum $name {
            $( $(#[$inner])* $variant $({ $($field: $type),* })? ),*
        }

        impl $crate::Vocabulary for $name {
            const WORDS: &'static [$crate::Word] = &[
                $( $crate::Word { name: stringify!($variant), fields: &[$($(stringify!($field)),*)?] } ),*
            ];
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    vocabulary! {
        #[derive(Debug)]
        #[expect(dead_code, reason = "only its names matter here")]
        enum Deed {
            /// Doc comments are kept.
            Sail { from: u8, to: u8 },
            Rest,
        }
    }

    #[test]
    fn an_enum_lists_its_words() {
        let sail = Word { name: "Sail", fields: &["from", "to"] };
        assert_eq!(Deed::WORDS, [sail, Word { name: "Rest", fields: &[] }]);
    }
}
