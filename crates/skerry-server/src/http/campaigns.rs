//! `/api/campaigns`: campaigns, their islands, their envelopes, and the files they are kept in.
use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRequestParts, Path, State},
    http::{
        HeaderMap, StatusCode,
        header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, ETAG, IF_NONE_MATCH},
        request::Parts,
    },
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::value::to_raw_value;
use skerry_protocol::{
    BranchRequest, CampaignOffer, CampaignSummary, ChangeIsland, Envelope, ImportCampaign,
    IslandName, JoinRequest, MatchSummary, NewCampaign, NewIsland, PlayAlone,
};
use skerry_store::{CampaignId, GuestId};
use skerry_text::Language;

use super::{Guest, Json, Query, Visit, Visitor};
use crate::{
    App,
    app::LARGEST_CAMPAIGN,
    campaigns::{self, Campaign},
    error::ApiError,
    identity::hash,
    matches::{Role, summary},
};

/// Where a file with a campaign is sent to.
pub(crate) const IMPORT: &str = "/api/campaigns/import";

type Shown = Result<Json<CampaignSummary>, ApiError>;

pub(crate) fn router() -> Router<App> {
    let import = post(import).layer(DefaultBodyLimit::max(LARGEST_CAMPAIGN));
    Router::new()
        .route("/api/campaigns", get(list).post(begin))
        .route(IMPORT, import)
        .route("/api/campaigns/{id}", get(show))
        .route("/api/campaigns/{id}/next", post(next))
        .route("/api/campaigns/{id}/again", post(again))
        .route("/api/campaigns/{id}/envelopes/{number}", get(envelope).post(open))
        .route("/api/campaigns/{id}/games/{number}", post(play_alone))
        .route("/api/games/{game}/envelopes/{chapter}", get(own_envelope))
        .route("/api/campaigns/{id}/islands", get(names).post(add))
        .route("/api/campaigns/{id}/islands/{number}", post(change))
        .route("/api/campaigns/{id}/offer", post(offer))
        .route("/api/campaigns/{id}/join", post(join))
        .route("/api/campaigns/{id}/branch", post(branch))
        .route("/api/campaigns/{id}/export", get(export))
}

/// The campaign that an address names, and the envelope or island if it names one.
#[derive(Debug)]
struct CampaignPath {
    id: CampaignId,
    number: Option<u8>,
}

impl FromRequestParts<App> for CampaignPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let path = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let Path(values) = path.map_err(|_| ApiError::NoSuchCampaign)?;
        let value = |wanted: &str| values.iter().find(|(name, _)| name == wanted);
        let (_, id) = value("id").ok_or(ApiError::NoSuchCampaign)?;
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(ApiError::NoSuchCampaign);
        }
        let number = value("number").and_then(|(_, number)| number.parse().ok());
        Ok(CampaignPath { id: CampaignId(id.clone()), number })
    }
}

async fn shown(app: &App, campaign: &Campaign, guest: &GuestId) -> Shown {
    campaigns::summary(app, campaign, guest).await.map(Json)
}

async fn list(
    State(app): State<App>,
    Guest(guest): Guest,
) -> Result<Json<Vec<CampaignSummary>>, ApiError> {
    campaigns::summaries(&app, &guest.id).await.map(Json)
}

async fn begin(
    State(app): State<App>,
    Visit { guest, address, .. }: Visit,
    Json(request): Json<NewCampaign>,
) -> Shown {
    app.admit_table(&guest.id, &address).await?;
    let campaign = campaigns::begun(&app, &request, &guest).await?;
    shown(&app, &campaign, &guest.id).await
}

async fn show(State(app): State<App>, Guest(guest): Guest, path: CampaignPath) -> Shown {
    let campaign = Campaign::load(&app, &path.id, &guest.id).await?;
    shown(&app, &campaign, &guest.id).await
}

async fn next(
    State(app): State<App>,
    Visit { guest, address, .. }: Visit,
    path: CampaignPath,
) -> Shown {
    Campaign::load(&app, &path.id, &guest.id).await?;
    app.admit_table(&guest.id, &address).await?;
    let campaign = campaigns::gone_on(&app, &path.id, &guest.id).await?;
    shown(&app, &campaign, &guest.id).await
}

async fn again(
    State(app): State<App>,
    Visit { guest, address, .. }: Visit,
    path: CampaignPath,
) -> Shown {
    Campaign::load(&app, &path.id, &guest.id).await?;
    app.admit_table(&guest.id, &address).await?;
    let campaign = campaigns::begun_again(&app, &path.id, &guest.id).await?;
    shown(&app, &campaign, &guest.id).await
}

async fn open(State(app): State<App>, Guest(guest): Guest, path: CampaignPath) -> Shown {
    let chapter = path.number.unwrap_or(0);
    let campaign = campaigns::unsealed(&app, &path.id, &guest.id, chapter).await?;
    shown(&app, &campaign, &guest.id).await
}

/// In which language.
#[derive(Debug, Deserialize)]
struct Spoken {
    lang: Option<String>,
}

async fn envelope(
    State(app): State<App>,
    Guest(guest): Guest,
    path: CampaignPath,
    Query(Spoken { lang }): Query<Spoken>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let chapter = path.number.unwrap_or(0);
    let envelope = campaigns::envelope(&app, &path.id, &guest.id, chapter).await?;
    told(envelope, chapter, lang, &headers)
}

/// The same, without saying in which of my campaigns I have opened it.
async fn own_envelope(
    State(app): State<App>,
    Guest(guest): Guest,
    Path((game, chapter)): Path<(String, String)>,
    Query(Spoken { lang }): Query<Spoken>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let chapter = chapter.parse().unwrap_or(0);
    let envelope = campaigns::own_envelope(&app, &game, &guest.id, chapter).await?;
    told(envelope, chapter, lang, &headers)
}

fn told(
    envelope: &skerry_catalog::Envelope,
    chapter: u8,
    lang: Option<String>,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let language: Language = lang.and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let (texts, tiles) = ((envelope.texts)(language).to_owned(), (envelope.tiles)());
    let sprites = serde_json::from_str(envelope.sprites).map_err(|_| ApiError::Broken)?;
    let tiles = to_raw_value(&tiles).map_err(|_| ApiError::Broken)?;
    let body = Envelope { chapter, texts, sprites, tiles };
    let body = serde_json::to_string(&body).map_err(|_| ApiError::Broken)?;
    let tag = format!("\"{}\"", &hash(&body)[..16]);
    // A shared cache must not keep it, and a browser's own asks each time.
    let caching = [(CACHE_CONTROL, "private, no-cache".to_owned()), (ETAG, tag.clone())];
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Ok((StatusCode::NOT_MODIFIED, caching).into_response());
    }
    Ok((caching, [(CONTENT_TYPE, "application/json")], body).into_response())
}

/// A game that is over once more, on its own.
async fn play_alone(
    State(app): State<App>,
    Visit { guest, address, .. }: Visit,
    path: CampaignPath,
    Json(PlayAlone { seats }): Json<PlayAlone>,
) -> Result<Json<MatchSummary>, ApiError> {
    Campaign::load(&app, &path.id, &guest.id).await?;
    app.admit_table(&guest.id, &address).await?;
    let game = (&path.id, path.number.unwrap_or(0));
    let row = campaigns::opened_alone(&app, game, &guest, &seats).await?;
    Ok(Json(summary(&row, Role::of(&row, &guest.id), 0)))
}

async fn names(
    State(app): State<App>,
    Guest(guest): Guest,
    path: CampaignPath,
) -> Result<Json<Vec<IslandName>>, ApiError> {
    campaigns::named(&app, &path.id, &guest.id).await.map(Json)
}

async fn add(
    State(app): State<App>,
    Guest(guest): Guest,
    path: CampaignPath,
    Json(new): Json<NewIsland>,
) -> Shown {
    let campaign = campaigns::added(&app, &path.id, &guest, &new).await?;
    shown(&app, &campaign, &guest.id).await
}

async fn change(
    State(app): State<App>,
    Guest(guest): Guest,
    path: CampaignPath,
    Json(change): Json<ChangeIsland>,
) -> Shown {
    let island = path.number.unwrap_or(u8::MAX);
    let campaign = campaigns::changed(&app, (&path.id, island), &guest, &change).await?;
    shown(&app, &campaign, &guest.id).await
}

/// Who has only got a link is nobody yet, and shall see what it is for.
async fn offer(
    State(app): State<App>,
    Visitor(visitor): Visitor,
    path: CampaignPath,
    Json(JoinRequest { token }): Json<JoinRequest>,
) -> Result<Json<CampaignOffer>, ApiError> {
    let guest = visitor.map(|guest| guest.id);
    campaigns::offered(&app, &path.id, guest.as_ref(), &token).await.map(Json)
}

async fn join(
    State(app): State<App>,
    Guest(guest): Guest,
    path: CampaignPath,
    Json(JoinRequest { token }): Json<JoinRequest>,
) -> Shown {
    let campaign = campaigns::joined(&app, &path.id, &guest, &token).await?;
    shown(&app, &campaign, &guest.id).await
}

async fn branch(
    State(app): State<App>,
    Visit { guest, address, .. }: Visit,
    path: CampaignPath,
    Json(BranchRequest { after }): Json<BranchRequest>,
) -> Shown {
    Campaign::load(&app, &path.id, &guest.id).await?;
    app.admit_table(&guest.id, &address).await?;
    let campaign = campaigns::branched(&app, &path.id, &guest, after).await?;
    shown(&app, &campaign, &guest.id).await
}

async fn export(
    State(app): State<App>,
    Guest(guest): Guest,
    path: CampaignPath,
) -> Result<Response, ApiError> {
    let (name, text) = campaigns::exported(&app, &path.id, &guest.id).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, text).into_response())
}

async fn import(
    State(app): State<App>,
    Visit { guest, address, .. }: Visit,
    Json(request): Json<ImportCampaign>,
) -> Shown {
    app.admit_table(&guest.id, &address).await?;
    let campaign = campaigns::imported(&app, request, &guest).await?;
    shown(&app, &campaign, &guest.id).await
}
