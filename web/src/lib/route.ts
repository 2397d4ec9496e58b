/** Addresses of the app, read and written in one place. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  /** With a token, the address is a link too: for whoever is not at this table yet. */
  | { page: 'table'; match: string; token?: string }
  | { page: 'replay'; match: string; action: number | null }
  | { page: 'check'; match: string }
  /** A match that is over looked at again, at one of its entries. */
  | { page: 'analysis'; match: string; action: number | null }
  /** A new table that goes on from a moment of this match. */
  | { page: 'branch'; match: string; action: number | null }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'settings' }
  | { page: 'new_campaign'; game: string | null }
  | { page: 'campaign'; campaign: string }
  | { page: 'envelope'; campaign: string; chapter: number }
  | { page: 'join_campaign'; campaign: string; token: string }
  | { page: 'join'; match: string; token: string }
  | { page: 'not_found' };

/** What a link has behind the hash; all else there is a place on the page. */
const TOKEN = /^[0-9a-z]{26}$/;

export function parse(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean).map(decode);
  const [first, second] = parts;
  const hash = decode(url.hash.slice(1));
  if (first === 'campaign') return campaignPage(parts, hash);
  if (parts.length > 2) return { page: 'not_found' };
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: second ?? null };
    case 'table':
      if (!second) return { page: 'not_found' };
      return TOKEN.test(hash)
        ? { page: 'table', match: second, token: hash }
        : { page: 'table', match: second };
    case 'replay':
      return second
        ? { page: 'replay', match: second, action: wholeNumber(url.searchParams.get('action')) }
        : { page: 'not_found' };
    case 'analysis':
      return second
        ? { page: 'analysis', match: second, action: wholeNumber(url.searchParams.get('action')) }
        : { page: 'not_found' };
    case 'check':
      return second ? { page: 'check', match: second } : { page: 'not_found' };
    case 'branch':
      return second
        ? { page: 'branch', match: second, action: wholeNumber(url.searchParams.get('action')) }
        : { page: 'not_found' };
    case 'rules':
      return { page: 'rules', game: second ?? null, rule: hash || null };
    case 'settings':
      return second ? { page: 'not_found' } : { page: 'settings' };
    case 'join':
      return second ? { page: 'join', match: second, token: hash } : { page: 'not_found' };
    default:
      return { page: 'not_found' };
  }
}

/** `/campaign/new/{game}`, `/campaign/{id}`, `/campaign/{id}/envelope/{n}`, `/campaign/{id}/join`. */
function campaignPage([, second, third, fourth, ...more]: string[], hash: string): Route {
  if (!second || more.length > 0) return { page: 'not_found' };
  if (second === 'new') {
    return fourth ? { page: 'not_found' } : { page: 'new_campaign', game: third ?? null };
  }
  if (third === undefined) return { page: 'campaign', campaign: second };
  if (third === 'join' && !fourth) return { page: 'join_campaign', campaign: second, token: hash };
  const chapter = wholeNumber(fourth ?? null);
  return third === 'envelope' && chapter
    ? { page: 'envelope', campaign: second, chapter }
    : { page: 'not_found' };
}

export function href(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
      return route.game ? `/new/${encodeURIComponent(route.game)}` : '/new';
    case 'table':
      return `/table/${encodeURIComponent(route.match)}${route.token ? `#${route.token}` : ''}`;
    case 'analysis':
    case 'branch':
    case 'replay': {
      const address = `/${route.page}/${encodeURIComponent(route.match)}`;
      return route.action === null ? address : `${address}?action=${route.action}`;
    }
    case 'check':
      return `/check/${encodeURIComponent(route.match)}`;
    case 'rules': {
      const address = route.game ? `/rules/${encodeURIComponent(route.game)}` : '/rules';
      return route.rule ? `${address}#${encodeURIComponent(route.rule)}` : address;
    }
    case 'settings':
      return '/settings';
    case 'new_campaign':
      return route.game ? `/campaign/new/${encodeURIComponent(route.game)}` : '/campaign/new';
    case 'campaign':
      return `/campaign/${encodeURIComponent(route.campaign)}`;
    case 'envelope':
      return `/campaign/${encodeURIComponent(route.campaign)}/envelope/${route.chapter}`;
    case 'join_campaign':
      return `/campaign/${encodeURIComponent(route.campaign)}/join#${encodeURIComponent(route.token)}`;
    case 'join':
      return `/join/${encodeURIComponent(route.match)}#${encodeURIComponent(route.token)}`;
    case 'not_found':
      return '/not-found';
    default:
      return route satisfies never;
  }
}

/** The invitation in a text somebody pasted, or `null` if there is none. */
export function pastedLink(pasted: string, origin: string): Route | null {
  const found = pasted.match(
    /(?:https?:\/\/\S+|\/(?:join|table|replay|analysis|campaign)\/\S+)/,
  )?.[0];
  if (!found) return null;
  const url = URL.parse ? URL.parse(found, origin) : safeUrl(found, origin);
  if (!url) return null;
  const route = parse(url);
  switch (route.page) {
    case 'join':
      return route.token ? route : null;
    case 'join_campaign':
      return route.token ? route : null;
    case 'table':
    case 'replay':
    case 'analysis':
      return route;
    case 'home':
    case 'new':
    case 'check':
    case 'branch':
    case 'rules':
    case 'settings':
    case 'new_campaign':
    case 'campaign':
    case 'envelope':
    case 'not_found':
      return null;
    default:
      return route satisfies never;
  }
}

function safeUrl(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
