import { advisoryLocks } from '@pipit/database/advisory-locks'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import type { JWK } from 'jose'

export interface SigningKey {
  kid: string
  publicKey: JWK
  encryptedPrivateKey: string
  signsFrom: Date
  signsUntil: Date
}

/** Only one machine adds the next key. */
export async function lockRotation(transaction: Queries): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.signingKeyRotation})`)
}

/** The newest key comes first. */
export const readKeys = (db: Queries): Promise<SigningKey[]> =>
  db.query(sql<SigningKey>`
    select kid, public_key as "publicKey", encrypted_private_key as "encryptedPrivateKey", signs_from as "signsFrom",
           signs_until as "signsUntil"
      from identity.signing_keys order by signs_until desc`)

export async function insertKey(db: Queries, key: SigningKey): Promise<void> {
  const { kid, publicKey, encryptedPrivateKey, signsFrom, signsUntil } = key
  await db.execute(sql`
    insert into identity.signing_keys (kid, public_key, encrypted_private_key, signs_from, signs_until)
    values (${kid}, ${JSON.stringify(publicKey)}, ${encryptedPrivateKey}, ${signsFrom}, ${signsUntil})`)
}

export async function deleteKeysUntil(db: Queries, time: Date): Promise<void> {
  await db.execute(sql`delete from identity.signing_keys where signs_until < ${time}`)
}

/** Returns 0 if the key has changed meanwhile. */
export const replaceEncryptedKey = (
  db: Queries,
  { kid, former, replacement }: { kid: string; former: string; replacement: string },
) =>
  db.execute(sql`
    update identity.signing_keys set encrypted_private_key = ${replacement}
     where kid = ${kid} and encrypted_private_key = ${former}`)
