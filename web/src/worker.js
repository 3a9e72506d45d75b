// Keeps the client on the device, so that it starts from the home screen and at once. The page itself comes from the
// server whenever that answers; files whose name says what is in them are kept. Of the API only what is the same for
// everyone is kept, for a guide without a server: the games and their stories.
// The build writes in what there is to keep. A new version waits until no page of the old one is open.

const CACHE = `baluchon-${"VERSION"}`;
const FILES = ["FILES"];
const START = new URL("./", self.registration.scope).href;
const GAMES = new URL("./api/games", self.registration.scope).href;
const ASSETS = new URL("./assets/", self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([START, ...FILES])));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("baluchon-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = request.url.split(/[?#]/, 1)[0];
  if (request.mode === "navigate" && address === START) event.respondWith(fresh(request, START));
  else if (address === GAMES || isStories(address)) event.respondWith(fresh(request, request.url));
  else if (address.startsWith(ASSETS)) event.respondWith(kept(request));
});

// A page that forgets the client is still served here until it is left: nothing may be kept again.
let keeps = true;
let keeping = Promise.resolve();

self.addEventListener("message", (event) => {
  keeps = event.data === "keep";
  if (!keeps) event.waitUntil(keeping.then(() => caches.delete(CACHE)));
});

const isStories = (address) => address.startsWith(`${GAMES}/`) && address.endsWith("/stories");

/** From the server, and kept; without a server as it was kept, and said to be so. */
async function fresh(request, name) {
  try {
    const answer = await fetch(request);
    if (answer.ok) keep(name, answer.clone());
    return answer;
  } catch (error) {
    const before = await caches.match(name);
    if (!before) throw error;
    const { status, statusText } = before;
    const headers = new Headers(before.headers);
    headers.set("X-Kept", "yes");
    return new Response(before.body, { status, statusText, headers });
  }
}

/** As it was kept, or from the server for the first time: such a file never changes. */
async function kept(request) {
  const before = await caches.match(request.url);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) keep(request.url, answer.clone());
  return answer;
}

function keep(address, answer) {
  if (!keeps) return;
  const kept = caches.open(CACHE).then((cache) => cache.put(address, answer));
  keeping = Promise.allSettled([keeping, kept]);
}
