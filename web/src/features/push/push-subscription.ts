import { readSettings } from '../../api/settings.ts'
import { addPushSubscription } from './api/add-push-subscription.ts'

/** A click on "allow" is not enough: this browser, or this Pipit, cannot be notified. */
export class PushUnavailable extends Error {
  override name = 'PushUnavailable'
}

/** Subscribes this browser and tells the server. Asks for permission, so it is called only when somebody taps a switch. */
export async function subscribeThisBrowser() {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushUnavailable()
  const { push } = await readSettings()
  if (push === null) throw new PushUnavailable()
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: push.publicKey }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The browser is bound to an earlier key of the server.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  await addPushSubscription(subscription)
}

/** At each load, the server learns of a subscription that the browser has renewed, and that it belongs to this session. */
export async function sendSubscription() {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription) await addPushSubscription(subscription)
}

/** The server forgets it by itself, at the latest with its next push. */
export async function unsubscribeThisBrowser() {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
