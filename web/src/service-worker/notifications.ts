import type { PushMessage } from '@pipit/contract/push'
import type { MessageToPage } from '../api/service-worker/messages.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows what the server wrote, and nothing else: it is seen on a locked screen. */
export async function showNotification(message: PushMessage) {
  await self.registration.showNotification(message.title, {
    body: message.text,
    lang: message.language,
    tag: message.tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { path: message.path },
  })
}

/** Uses a page that is already open, which asks first if something is not saved, or else a new one. */
export async function openNotification(notification: Notification) {
  notification.close()
  const { path } = notification.data as { path: string }
  const page = await findOpenPage()
  if (page === undefined) {
    await self.clients.openWindow(path)
    return
  }
  tell(page, { kind: 'open', path })
  await page.focus()
}

/** The old subscription is worth nothing any more. A page sends the new one, now or when it is next opened. */
export async function renewSubscription({ oldSubscription }: PushSubscriptionChangeEvent) {
  if (oldSubscription === null) return
  await self.registration.pushManager.subscribe(oldSubscription.options)
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) tell(page, { kind: 'subscription-changed' })
}

/** The one that was used last comes first. */
async function findOpenPage() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.find(({ url }) => /^\/(app|families)(\/|$)/.test(new URL(url).pathname))
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages have its origin
const tell = (page: Client, message: MessageToPage) => page.postMessage(message)
