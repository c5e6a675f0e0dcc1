import { call } from '../../../api/client.ts'
import { readAccount } from '../../../api/session/account-store.ts'

/** It belongs to the signed-in person, whichever family is open. */
export async function addPushSubscription(subscription: PushSubscription) {
  const accountId = readAccount()?.id
  if (accountId === undefined) return
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  await call('POST /accounts/:accountId/push-subscriptions', {
    params: { accountId },
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  })
}
