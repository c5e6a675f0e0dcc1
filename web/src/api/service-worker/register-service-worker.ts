import { readAccount } from '../session/account-store.ts'
import type { MessageToWorker } from './messages.ts'

/**
 * The pages of a signed-in family call this, once nothing more important is left to do. Browsers offer it only to secure pages,
 * and a private window may refuse: then Pipit works as before, but not without a connection.
 */
export async function registerServiceWorker(language: string) {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  await idle()
  if (!isSignedIn()) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    // Somebody may have signed out meanwhile, which removed the one before.
    if (!isSignedIn()) {
      await registration.unregister()
      return
    }
    const { active } = await navigator.serviceWorker.ready
    const message: MessageToWorker = { kind: 'language', language }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the origin of its page
    active?.postMessage(message)
  } catch {
    // Refused by the browser, or there is no connection at the moment: the next page tries again.
  }
}

const isSignedIn = () => readAccount() !== null

/** Safari has no idle callbacks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else setTimeout(resolve, 1000)
  })
}
