/**
 * Opens the app without a connection: a page that belongs to nobody, and the program that draws on
 * it. What the API answers is never kept here. The build says before it what to keep, and as what.
 */
const { BUILD, START, TEXTS, REST } = self.FILES_OF_BUILD
const SHELL = '/shell.html'
const SHELLS = 'vonk-shell-'
const OWN = `${SHELLS}${BUILD}`
/** Pictures that a member lets this device keep (client/platform/offline/pictures.ts). */
const PICTURES = 'vonk-pictures'
/** Whoever waits for a page for longer gets the one that is here, which asks by itself. */
const PAGE_MS_MAX = 4_000

const isOfProgram = ({ pathname }) => pathname.startsWith('/assets/')
/** Landers, what a demo shows beside the product, and what one downloads, are no pages of the app. */
const isPage = ({ mode }, { pathname }) =>
  mode === 'navigate' &&
  !/^\/(api|dev|healthz|landers|metrics|readyz|sandbox)(\/|$)|\.\w+$/.test(pathname)

const found = (request, cacheName) =>
  caches.match(request, { ignoreVary: true, ...(cacheName && { cacheName }) })

const keep = async (files) => {
  const cache = await caches.open(OWN)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((file) => !kept.has(file)))
}

/** The build before may still be open in another window, and asks for its own parts. */
const forgetOldBuilds = async () => {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS))
  const others = shells.filter((name) => name !== OWN)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

const partOf = async (request) => {
  const kept = await found(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    void caches.open(OWN).then((cache) => cache.put(request, copy))
  }
  return answer
}

const within = (ms, promise) =>
  Promise.race([promise, new Promise((_, reject) => setTimeout(reject, ms, new Error('Slow')))])

const pageOf = async (request) => {
  const asked = fetch(request)
  try {
    return await within(PAGE_MS_MAX, asked)
  } catch {
    return (await found(SHELL, OWN)) ?? asked
  }
}

/** Only a picture that this device may keep is here; another is not there. */
const keptFile = async (request) =>
  (await found(request, OWN)) ?? (await found(request, PICTURES)) ?? Response.error()

self.addEventListener('install', (event) => {
  event.waitUntil(keep([SHELL, ...START]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
  const { keep: what, language } = event.data
  if (!what) return
  const files = [...(TEXTS[language] ?? []), ...(what === 'all' ? REST : [])]
  event.waitUntil(keep(files).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isOfProgram(url)) event.respondWith(partOf(request))
  else if (isPage(request, url)) event.respondWith(pageOf(request))
  else if (!self.navigator.onLine && !url.pathname.startsWith('/api/'))
    event.respondWith(keptFile(request))
})
