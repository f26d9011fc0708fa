/* Constants stand above: BASE, VERSION, FILES, EMPTY. */
const NAME = `cold-war-arbiter ${BASE} ${VERSION}`;
const AT_ONCE = 6;

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE)) return;
  if (pathname.startsWith(`${BASE}assets/`)) event.respondWith(fromCacheFirst(request));
  else event.respondWith(fromNetworkFirst(request));
});

/** A few at a time, so that the page itself is not kept waiting. */
async function fetchAll() {
  const cache = await caches.open(NAME);
  const rest = FILES.map((file) => BASE + file);
  const next = async () => {
    for (let file = rest.shift(); file; file = rest.shift()) await cache.add(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`cold-war-arbiter ${BASE} `) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function fromCacheFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function fromNetworkFirst(request) {
  const cache = await caches.open(NAME);
  try {
    const response = await fetch(request);
    if (response.ok && response.type === 'basic') await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    const empty = request.mode === 'navigate' ? await cache.match(BASE + EMPTY) : undefined;
    if (empty) return empty;
    throw error;
  }
}
