import { randomBytes } from 'node:crypto'
import type { Cipher } from '@pipit/server/database/cipher'
import type { QueryResultRow } from 'pg'
import type { Credentials } from './sign-in-devices.ts'

export type Query = <Row extends QueryResultRow>(statement: string, values: unknown[]) => Promise<Row[]>

export interface InsertedDevice extends Credentials {
  accountId: string
}

const batchSize = 5000

/**
 * Adds registered devices, each in a family of its own with a child and a consent. They are written to the database,
 * because registering them one by one would take hours.
 */
export async function insertDevices(query: Query, cipher: Cipher, count: number): Promise<InsertedDevice[]> {
  const inserted: InsertedDevice[] = []
  while (inserted.length < count)
    inserted.push(...(await insertBatch(query, cipher, Math.min(batchSize, count - inserted.length))))
  return inserted
}

async function insertBatch(query: Query, cipher: Cipher, count: number): Promise<InsertedDevice[]> {
  const devices = Array.from({ length: count }, () => ({
    deviceId: randomBytes(13).toString('hex'),
    deviceApiKey: randomBytes(32).toString('base64url'),
  }))
  const rows = await query<{ id: string; accountId: string }>(
    `with batch as (
       insert into batches (id, kind, label, note, count) values (gen_random_uuid(), 'devices', 'Simulated', '', $3) returning id
     ), given as (
       select row_number() over () as number, id, api_key from unnest($1::text[], $2::bytea[]) as given (id, api_key)
     ), account as (
       insert into accounts (identity_uid, email, email_verified)
       select id, id || '@example.org', true from given returning id, identity_uid
     ), child as (
       insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
       select gen_random_uuid(), id, 'Mia', 'simple', 'preschool', '{}', '{}', 'en' from account returning id, account_id
     ), consent as (
       insert into consents (id, account_id, version, text_hash) select gen_random_uuid(), id, 1, 'simulated' from account
     )
     insert into devices (id, batch_id, status, claim_code_hash, encrypted_claim_code, account_id, child_id, hardware_model,
                          public_key, encrypted_api_key, registered_at)
     select given.id, batch.id, 'registered', sha256(given.id::bytea), '', account.id, child.id, 'one', '', given.api_key, now()
       from batch, given join account on account.identity_uid = given.id join child on child.account_id = account.id
     returning id, account_id as "accountId"`,
    [devices.map(({ deviceId }) => deviceId), devices.map(({ deviceApiKey }) => cipher.encrypt(deviceApiKey)), count],
  )
  const accountIds = new Map(rows.map(({ id, accountId }) => [id, accountId]))
  return devices.map((device) => ({ ...device, accountId: accountIds.get(device.deviceId) ?? '' }))
}
