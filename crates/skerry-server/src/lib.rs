//! HTTP, sockets, sessions, and one actor per live match.
