// Wakes up when it is somebody's turn, and says so. It knows no sentence: the page leaves them
// here in the language of its reader (`lib/calls/words.ts`).
const WORDS = 'skerry-calls';

async function words() {
  try {
    const kept = await (await caches.open(WORDS)).match('/calls-words.json');
    return kept ? await kept.json() : null;
  } catch {
    return null;
  }
}

async function show(message) {
  const { match, game } = message;
  const path = `/table/${encodeURIComponent(match)}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isHere = (one) => one.focused && new URL(one.url).pathname === path;
  // Whoever looks at the table sees it.
  if (windows.some(isHere)) return;
  const said = await words();
  await self.registration.showNotification(said?.title ?? 'Skerry', {
    body: said?.games?.[game] ?? '',
    tag: match,
    icon: '/favicon-turn.svg',
    data: { path },
  });
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (typeof message?.match === 'string') event.waitUntil(show(message));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
