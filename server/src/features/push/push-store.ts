import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface PushRecipient {
  personId: string
  sessionId: string
  email: string
  language: string
  flagPush: 'low' | 'medium' | 'high' | null
  deviceOfflinePush: boolean
  deviceUpdatePush: boolean
}

interface NewSubscription {
  accountId: string
  sessionId: string
  service: string
  encryptedSubscription: Buffer
  endpointHash: Buffer
}

const recipientColumns = sql`person_id as "personId", recipient.session_id as "sessionId", email, language, flag_push as "flagPush",
  device_offline_push as "deviceOfflinePush", device_update_push as "deviceUpdatePush"`

export function pushStore(db: Queries) {
  return {
    /** False if the account has no such session any more. */
    async save({ accountId, sessionId, service, encryptedSubscription, endpointHash }: NewSubscription) {
      const saved = await db.execute(sql`
        insert into push_subscriptions (account_id, session_id, service, encrypted_subscription, endpoint_hash)
        select account_id, id, ${service}, ${encryptedSubscription}, ${endpointHash} from sessions
         where account_id = ${accountId} and id = ${sessionId} and ended_at is null
        on conflict (account_id, session_id) do update
           set service = excluded.service, encrypted_subscription = excluded.encrypted_subscription,
               endpoint_hash = excluded.endpoint_hash, created_at = now()`)
      return saved === 1
    },

    /** Whoever used this browser before gets nothing there any more. */
    async removeOthersOfBrowser({ endpointHash, sessionId }: Pick<NewSubscription, 'endpointHash' | 'sessionId'>) {
      await db.execute(sql`
        delete from push_subscriptions where endpoint_hash = ${endpointHash} and session_id <> ${sessionId}`)
    },

    /** False if the account has no such session. One without notifications is no mistake. */
    async remove(accountId: string, sessionId: string) {
      const found = await db.query(sql<object>`
        with removed as (
          delete from push_subscriptions where account_id = ${accountId} and session_id = ${sessionId}
        )
        select from sessions where account_id = ${accountId} and id = ${sessionId}`)
      return found.length > 0
    },

    /** Unless the browser has subscribed again meanwhile. */
    async removeEnded({
      personId,
      sessionId,
      endpointHash,
    }: {
      personId: string
      sessionId: string
      endpointHash: Buffer
    }) {
      await db.execute(sql`
        delete from push_subscriptions
         where account_id = ${personId} and session_id = ${sessionId} and endpoint_hash = ${endpointHash}`)
    },

    /** The browsers of a family's owners and guardians; none while the family is disabled. */
    listRecipients: (accountId: string) =>
      db.query(sql<PushRecipient>`
        select ${recipientColumns} from family_push_recipients recipient
         where account_id = ${accountId} and not exists (select from accounts where id = ${accountId} and disabled)
         order by person_id, session_id`),

    async findRecipient({
      accountId,
      personId,
      sessionId,
    }: {
      accountId: string
      personId: string
      sessionId: string
    }) {
      const [found] = await db.query(sql<PushRecipient & { encryptedSubscription: Buffer; endpointHash: Buffer }>`
        select ${recipientColumns}, encrypted_subscription as "encryptedSubscription", endpoint_hash as "endpointHash"
          from family_push_recipients recipient join push_subscriptions subscription
            on subscription.account_id = person_id and subscription.session_id = recipient.session_id
         where recipient.account_id = ${accountId} and person_id = ${personId} and recipient.session_id = ${sessionId}
           and not exists (select from accounts where id = ${accountId} and disabled)`)
      return found
    },

    async findKey() {
      const [found] = await db.query(sql<{ publicKey: string; encryptedPrivateKey: Buffer }>`
        select public_key as "publicKey", encrypted_private_key as "encryptedPrivateKey" from push_keys`)
      return found
    },

    /** Leaves a key that is already there as it is. */
    async addKey({ publicKey, encryptedPrivateKey }: { publicKey: string; encryptedPrivateKey: Buffer }) {
      await db.execute(sql`
        insert into push_keys (public_key, encrypted_private_key) values (${publicKey}, ${encryptedPrivateKey})
        on conflict do nothing`)
    },
  }
}

/**
 * Deletes those of sessions that are over since all sign-ins were revoked, such as by a new password. They get nothing in
 * any case. A page that is open signs in again within minutes, and keeps its notifications.
 */
export async function sweepPushSubscriptions(db: Queries) {
  await db.execute(sql`
    delete from push_subscriptions subscription where (
      select ended_at is not null or (identity_valid_since > last_used_at and identity_valid_since < now() - interval '1 hour')
        from sessions join accounts on accounts.id = sessions.account_id
       where sessions.account_id = subscription.account_id and sessions.id = subscription.session_id)`)
}
