import { randomUUID } from 'node:crypto'
import { challengeValidMinutes } from '@pipit/contract/devices/possession-messages'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface ChallengedDevice {
  /** Null for a board, and so is the claim code, so nobody finds a board by one. */
  publicKey: Buffer | null
  encryptedClaimCode: Buffer | null
  tokenVersion: number
}

interface Challenge {
  challengeId: string
  accountId: string
  deviceId: string
}

/** Enough for a parent with a bad connection, and too few to guess 8 digits: at most 50 codes in an hour. */
const maxChallengesPerHour = 10
const maxAttempts = 5
/** More than an attempt can reach. */
const usedAttempts = 100

export function possessionStore(db: Queries) {
  return {
    /** Locked until the transaction ends, so that simultaneous calls cannot exceed the limit. */
    async lockDevice(deviceId: string) {
      const [found] = await db.query(sql<ChallengedDevice>`
        select public_key as "publicKey", encrypted_claim_code as "encryptedClaimCode", token_version as "tokenVersion"
          from devices where id = ${deviceId} for update`)
      return found
    },

    /** Undefined if the family has challenged this device too often within an hour. */
    async add({ accountId, deviceId, tokenVersion }: Omit<Challenge, 'challengeId'> & { tokenVersion: number }) {
      await db.execute(sql`delete from possession_challenges where created_at < now() - interval '1 hour'`)
      const [added] = await db.query(sql<{ challengeId: string; expiresAt: Date }>`
        insert into possession_challenges (id, account_id, device_id, token_version)
        select ${randomUUID()}, ${accountId}, ${deviceId}, ${tokenVersion}
         where (
           select count(*) from possession_challenges where account_id = ${accountId} and device_id = ${deviceId}
         ) < ${maxChallengesPerHour}
        returning id as "challengeId", created_at + make_interval(mins => ${challengeValidMinutes}) as "expiresAt"`)
      return added
    },

    /** Counts an attempt before it is compared. False if the challenge is unknown, used, expired or out of attempts. */
    async countAttempt({ challengeId, accountId, deviceId }: Challenge): Promise<boolean> {
      const counted = await db.execute(sql`
        update possession_challenges challenge set attempts = attempts + 1
          from devices
         where challenge.id = ${challengeId} and challenge.account_id = ${accountId} and device_id = ${deviceId}
           and devices.id = device_id and devices.token_version = challenge.token_version
           and challenge.created_at > now() - make_interval(mins => ${challengeValidMinutes})
           and attempts < ${maxAttempts}`)
      return counted === 1
    },

    /** Only one of two simultaneous uses succeeds. The row stays, because it counts towards the limit. */
    async use({ accountId, challengeId }: Pick<Challenge, 'accountId' | 'challengeId'>): Promise<boolean> {
      const used = await db.execute(sql`
        update possession_challenges set attempts = ${usedAttempts}
         where account_id = ${accountId} and id = ${challengeId} and attempts < ${usedAttempts}`)
      return used === 1
    },
  }
}
