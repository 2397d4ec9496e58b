//! What bots may ask beside the view: quick answers, without a list.
use skerry_core::Seat;

use crate::{
    components::{Fleet, Specialist},
    names::Boats,
    scoring,
    state::{Phase, Yamatai, specialists},
    view::Step,
};

impl Yamatai {
    /// From 1; 0 during set-up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What is to be done next.
    #[inline]
    pub fn step(&self) -> Step {
        Step::of(self.phase())
    }

    /// Whose turn it is.
    #[inline]
    pub fn mover(&self) -> Seat {
        self.active()
    }

    /// The number of this turn in its round, from 0.
    #[inline]
    pub fn turn_in_round(&self) -> u8 {
        self.turn
    }

    /// What final scoring would give now.
    #[inline]
    pub fn points(&self, seat: Seat) -> i16 {
        scoring::points(self, seat)
    }

    #[inline]
    pub fn coins(&self, seat: Seat) -> u16 {
        self.mat(seat).coins
    }

    /// Tokens by colour.
    #[inline]
    pub fn culture(&self, seat: Seat) -> [u8; 6] {
        self.mat(seat).culture
    }

    #[inline]
    pub fn has(&self, seat: Seat, specialist: Specialist) -> bool {
        self.mat(seat).has(specialist)
    }

    /// The specialists that `seat` has.
    #[inline]
    pub fn specialists(&self, seat: Seat) -> impl Iterator<Item = Specialist> {
        specialists(self.mat(seat).specialists)
    }

    /// How many specialists `seat` has.
    #[inline]
    pub fn hired(&self, seat: Seat) -> u8 {
        self.mat(seat).specialists.count_ones() as u8
    }

    #[inline]
    pub fn harbour(&self, seat: Seat) -> Boats {
        Boats(self.mat(seat).harbour)
    }

    /// Boats beside the harbour.
    #[inline]
    pub fn set_aside(&self, seat: Seat) -> u8 {
        Boats(self.mat(seat).set_aside).len()
    }

    #[inline]
    pub fn houses_left(&self, seat: Seat) -> u8 {
        self.mat(seat).left
    }

    /// Tiles that `seat` has reserved and not built.
    #[inline]
    pub fn reserved(&self, seat: Seat) -> u8 {
        self.mat(seat).reserved.count_ones() as u8
    }

    /// Boats that can be used in this turn.
    #[inline]
    pub fn pool(&self) -> Boats {
        self.doing.pool()
    }

    /// The fleet of this turn, once it is taken.
    #[inline]
    pub fn fleet(&self) -> Option<Fleet> {
        (self.phase() != Phase::Fleet).then_some(self.doing.fleet)
    }

    /// The fleet that `seat` took last in this round, if any.
    #[inline]
    pub fn latest_fleet(&self, seat: Seat) -> Option<Fleet> {
        let turns = self.in_order().iter().zip(self.taken);
        turns.filter(|(turn, _)| **turn == seat).filter_map(|(_, fleet)| fleet).next_back()
    }

    /// Has a boat been placed in this turn that is still fresh?
    #[inline]
    pub fn has_fresh(&self) -> bool {
        !self.fresh.is_empty()
    }

    /// Has a boat been placed in this turn, wherever it is now?
    #[inline]
    pub fn has_placed(&self) -> bool {
        self.doing.has_placed
    }

    /// Boats left by cargo.
    #[inline]
    pub fn supply(&self) -> [u8; 5] {
        self.supply
    }

    /// Building tiles face down.
    #[inline]
    pub fn tiles_left(&self) -> u8 {
        self.deck.count_ones() as u8
    }
}
