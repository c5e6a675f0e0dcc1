import { createHash, ECDH } from 'node:crypto'
import type { subscribeToPush } from '@pipit/contract/push'
import type { Database } from '@pipit/database/connect'
import type { z } from 'zod'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError } from '../../api-error.ts'
import { pushStore } from './push-store.ts'

export type PushSubscription = z.output<typeof subscribeToPush.body>

export interface PushSubscriptions {
  /** The key that browsers subscribe for. */
  publicKey: string
  cipher: Cipher
  /** Whether an address is that of a push service. */
  isAllowed: (endpoint: string) => boolean
}

interface Session {
  accountId: string
  sessionId: string
}

/** Sends notifications to this browser until the session ends. */
export async function subscribe(
  database: Database,
  { cipher, isAllowed }: PushSubscriptions,
  { accountId, sessionId }: Session,
  { endpoint, keys }: PushSubscription,
) {
  if (!isAllowed(endpoint)) throw new ApiError('invalid-request', [unknownService])
  if (!isPoint(keys.p256dh)) throw new ApiError('invalid-request', [invalidKey])
  const endpointHash = createHash('sha256').update(endpoint).digest()
  const encryptedSubscription = cipher.encrypt(JSON.stringify({ endpoint, keys }))
  await database.transaction(async (db) => {
    const store = pushStore(db)
    await store.removeOthersOfBrowser({ endpointHash, sessionId })
    const service = new URL(endpoint).host
    if (!(await store.save({ accountId, sessionId, service, encryptedSubscription, endpointHash })))
      throw new ApiError('unauthenticated')
  })
}

export const readSubscription = (cipher: Cipher, encrypted: Uint8Array) =>
  JSON.parse(cipher.decrypt(encrypted)) as PushSubscription

const unknownService = {
  field: 'body.endpoint',
  message: /*i18n*/ 'We do not know the push service of this browser. Use another browser, or choose mails.',
}
const invalidKey = { field: 'body.keys.p256dh', message: 'Send a point on the curve P-256.' }

function isPoint(key: string) {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
