import { findFile, findPage, findSettings, storeSettings } from './shell-cache.ts'

/** Pages that say by themselves what they can do without a connection. */
const appPages = /^\/(app|families)(\/|$)|^\/(help)?$/

/** A server at home that a phone on the road does not reach may let it wait for minutes. */
const patienceMs = 5000

/** Responds where it can help without a connection. All else, above all what children said, never passes through here. */
export function respondTo(event: FetchEvent) {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (appPages.test(pathname)) event.respondWith(newestPage(event))
  } else if (pathname.startsWith('/assets/') || pathname === '/pipit.svg') {
    event.respondWith(storedFile(request))
  } else if (pathname === '/v1/settings') {
    event.respondWith(newestSettings(event))
  }
}

/** That of the server, so that nobody is left with an old version. Without a connection, or a good one, the stored one. */
async function newestPage(event: FetchEvent) {
  const network = loadPage(event)
  const response = await Promise.race([network.catch(() => null), nullAfter(patienceMs)])
  return response ?? (await findPage()) ?? network
}

async function loadPage({ request, preloadResponse }: FetchEvent) {
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}

const nullAfter = (delayMs: number) => new Promise<null>((resolve) => setTimeout(resolve, delayMs, null))

async function storedFile(request: Request) {
  return (await findFile(request)) ?? fetch(request)
}

async function newestSettings(event: FetchEvent) {
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(storeSettings(response.clone()))
    return response
  } catch (error) {
    const stored = await findSettings()
    if (stored) return stored
    throw error
  }
}
