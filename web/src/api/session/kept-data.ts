import { createStoredText } from '../stored-text.ts'

/** Written and read by `api/family/last-home.ts`. */
export const storedLastHome = createStoredText('localStorage', 'pipit:last-home')

/**
 * Removes what this browser keeps for a signed-in person: the home page seen last, the files to show it without a
 * connection, and the service worker, whose push subscription ends with it.
 */
export async function clearKeptData() {
  storedLastHome.clear()
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}
