/** Where we are. Pages are changed without reload; the browser's history works. */
import { href, parse, type Route } from './route';

let current = $state.raw<Route>({ page: 'home' });

export const router = {
  get route(): Route {
    return current;
  },
};

/** Goes to a page. `replace` leaves no trace of this one in the history. */
export function go(to: Route | string, { replace = false } = {}): void {
  const address = typeof to === 'string' ? to : href(to);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  read();
  scrollTo(0, 0);
}

export function startRouter(): () => void {
  read();
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', followLink);
  return () => {
    removeEventListener('popstate', read);
    removeEventListener('hashchange', read);
    document.removeEventListener('click', followLink);
  };
}

function read(): void {
  current = parse(new URL(location.href));
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
