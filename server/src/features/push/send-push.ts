import type { Queries } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import { jobQueue, type JobPayloads } from '../../jobs/job-queue.ts'
import { urgencyOf, writePushMessage, type PushCause } from './push-message.ts'
import { readSubscription } from './push-subscription.ts'
import { pushStore } from './push-store.ts'
import { wants } from './queue-pushes.ts'

interface Recipient {
  endpoint: string
  p256dh: Uint8Array
  auth: Uint8Array
}

interface Push {
  message: string
  topic: string
  urgency: 'normal' | 'high'
  ttlSeconds: number
}

/** Throws if another attempt may succeed, so that the job is retried. */
export type DeliverPush = (
  recipient: Recipient,
  push: Push,
) => Promise<{ outcome: 'sent' | 'gone' } | { outcome: 'later'; afterSeconds: number }>

interface Dependencies {
  database: Queries
  cipher: Cipher
  deliver: DeliverPush
}

/**
 * The job that sends one push to one browser. Whether the person still belongs to the family, is signed in and wants it is
 * asked again: the job may have waited for days.
 */
export function createPushSender({ database, cipher, deliver }: Dependencies) {
  return async (payload: JobPayloads['send-push']) => {
    const { accountId, personId, sessionId, pushedAbout, expiresAt } = payload
    const ttlSeconds = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000)
    if (ttlSeconds <= 0) return
    const recipient = await pushStore(database).findRecipient({ accountId, personId, sessionId })
    const { kind, severity } = payload
    const cause = { kind, severity, accountId, subjectId: pushedAbout } as PushCause
    if (!recipient || !wants(recipient, cause)) return
    const { endpoint, keys } = readSubscription(cipher, recipient.encryptedSubscription)
    const message = writePushMessage(cause, recipient)
    const result = await deliver(
      { endpoint, p256dh: Buffer.from(keys.p256dh, 'base64url'), auth: Buffer.from(keys.auth, 'base64url') },
      { message: JSON.stringify(message), topic: message.tag, urgency: urgencyOf(cause), ttlSeconds },
    )
    if (result.outcome === 'gone') await pushStore(database).removeEnded(recipient)
    // A new job, because a failed one is retried when the queue thinks right.
    if (result.outcome === 'later' && result.afterSeconds < ttlSeconds)
      await jobQueue(database)('send-push', payload, { afterSeconds: result.afterSeconds })
  }
}
