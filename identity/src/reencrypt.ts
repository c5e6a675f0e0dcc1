import type { Database } from '@pipit/database/connect'
import { createCipher, type EncryptionKeys } from './secrets/cipher.ts'
import { encryptionPurpose } from './second-factor/enrol-second-factor.ts'
import { listFactors, replaceFactorSecret } from './second-factor/second-factor-store.ts'
import { readKeys, replaceEncryptedKey } from './tokens/signing-key-store.ts'
import { signingKeyPurpose } from './tokens/signing-keys.ts'

const batchSize = 500

/** Returns how many values it has encrypted again. What expires within an hour is left as it is. */
export async function reencryptIdentity(database: Database, encryptionKeys: EncryptionKeys): Promise<number> {
  const cipher = createCipher(encryptionKeys)
  let changed = 0
  for (const { kid, encryptedPrivateKey: former } of await readKeys(database)) {
    const replacement = cipher.reencrypt(signingKeyPurpose(kid), former)
    if (replacement) changed += await replaceEncryptedKey(database, { kid, former, replacement })
  }
  let lastId = ''
  for (;;) {
    const factors = await listFactors(database, lastId, batchSize)
    for (const { id, uid, encryptedSecret: former } of factors) {
      const replacement = cipher.reencrypt(encryptionPurpose(uid), former)
      if (replacement) changed += await replaceFactorSecret(database, { id, uid, former, replacement })
    }
    if (factors.length < batchSize) return changed
    lastId = factors.at(-1)?.id ?? ''
  }
}
