//! What things cost a player where the game is, with all that comes off.
use alloc::vec::Vec;

use serde::Serialize;

use crate::{
    action::Deed,
    components::{Building, Cargo, Form, Landing},
    steps::{Price, Ware},
};

/// What can be bought, and what it would cost the active player now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct PriceView {
    pub deed: Deed,
    pub ware: WareView,
    /// As it is printed: coin, wood, food, stone, gold, cloth.
    pub cost: [u8; 6],
    /// How much of it comes off.
    pub cut: u8,
    /// What is left of it, unless the player chooses of what it comes off.
    pub due: Option<[u8; 6]>,
    pub helm: u8,
    /// Can it be bought as things lie now?
    pub possible: bool,
}

/// What can be bought: by landing space, since all boats cost the same there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum WareView {
    Landing(Landing),
    Building(Building),
    Statue(Form),
    Cargo(Cargo),
}

pub(super) fn views(prices: Vec<(Deed, Price)>) -> Vec<PriceView> {
    prices.into_iter().map(view).collect()
}

fn view((deed, Price { ware, cost, cut, due, helm, is_possible }): (Deed, Price)) -> PriceView {
    let ware = match ware {
        Ware::Landing(landing) => WareView::Landing(landing),
        Ware::Building(building) => WareView::Building(building),
        Ware::Statue(form) => WareView::Statue(form),
        Ware::Cargo(cargo) => WareView::Cargo(cargo),
    };
    PriceView { deed, ware, cost, cut, due, helm, possible: is_possible }
}
