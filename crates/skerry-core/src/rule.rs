//! Rules by number, so that every refusal can say which one.

/// One numbered rule of one game, declared in that game's `rules.rs`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rule {
    /// Our number, stable for ever; also the suffix of its text ids.
    pub id: &'static str,
    /// Section of the specification in which it stands.
    pub section: &'static str,
}

/// An action the rules forbid, and the rule that forbids it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("rule {}", .0.id)]
pub struct Violation(pub &'static Rule);

/// Declares the rules of a game, each by its number and its section, and the list
/// `ALL` of them in the order of the specification.
///
/// With `sealed;` before them they are those of parts that are opened later, and the list
/// is called `SEALED`.
#[macro_export]
macro_rules! rules {
    (sealed; $($name:ident = $id:literal in $section:literal;)*) => {
        $(
            #[doc = concat!("Rule ", $id, ".")]
            pub const $name: $crate::Rule = $crate::Rule { id: $id, section: $section };
        )*
        /// In the order of the specification.
        pub const SEALED: &[&$crate::Rule] = &[$(&$name),*];
    };
    ($($name:ident = $id:literal in $section:literal;)*) => {
        $(
            #[doc = concat!("Rule ", $id, ".")]
            pub const $name: $crate::Rule = $crate::Rule { id: $id, section: $section };
        )*
        /// In the order of the specification.
        pub const ALL: &[&$crate::Rule] = &[$(&$name),*];
    };
}
