import type { Queries } from '@pipit/database/connect'
import { jobQueue } from '../../jobs/job-queue.ts'
import { recipientHash } from '../mails/recipient-hash.ts'
import { lifetimeSeconds, type PushCause } from './push-message.ts'
import { pushStore, type PushRecipient } from './push-store.ts'

/** Queues a push to every browser in which an adult of the family wants it. Call it in the transaction of its cause. */
export async function queuePushes(db: Queries, cause: PushCause) {
  const { subjectId, ...about } = cause
  const expiresAt = new Date(Date.now() + lifetimeSeconds(cause) * 1000).toISOString()
  for (const recipient of await pushStore(db).listRecipients(cause.accountId)) {
    if (!wants(recipient, cause)) continue
    const { personId, sessionId, email } = recipient
    await jobQueue(db)('send-push', {
      ...about,
      pushedAbout: subjectId,
      personId,
      sessionId,
      expiresAt,
      recipient: recipientHash(email).toString('hex'),
    })
  }
}

const ranks = { low: 0, medium: 1, high: 2 }

/** Whether the person's settings ask for this. */
export function wants(person: PushRecipient, cause: PushCause): boolean {
  if (cause.kind === 'flag') return person.flagPush !== null && ranks[cause.severity] >= ranks[person.flagPush]
  return cause.kind === 'device-offline' ? person.deviceOfflinePush : person.deviceUpdatePush
}
