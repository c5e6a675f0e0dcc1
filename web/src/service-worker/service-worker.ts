import type { PushMessage } from '@pipit/contract/push'
import type { MessageToWorker } from '../api/service-worker/messages.ts'
import { openNotification, renewSubscription, showNotification } from './notifications.ts'
import { respondTo } from './respond.ts'
import { deleteOldShells, storeShell, storeTexts } from './shell-cache.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  // It serves pages of the version before as well, so there is nothing to wait for.
  event.waitUntil(Promise.all([storeShell(), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  const preparation = [
    deleteOldShells(),
    // Pages are fetched while this worker starts. Not every browser can.
    self.registration.navigationPreload?.enable(),
    self.clients.claim(),
  ]
  event.waitUntil(Promise.all(preparation))
})

self.addEventListener('fetch', respondTo)

self.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker
  event.waitUntil(storeTexts(message.language))
})

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotification(event.data.json() as PushMessage))
})

self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))
