import type { Database } from '@pipit/database/connect'
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type CryptoKey,
  type JSONWebKeySet,
} from 'jose'
import { addSeconds } from '../time.ts'
import type { Cipher } from '../secrets/cipher.ts'
import { idTokenLifetimeSeconds } from './lifetime.ts'
import { deleteKeysUntil, insertKey, lockRotation, readKeys, type SigningKey } from './signing-key-store.ts'

const daySeconds = 24 * 60 * 60
const signingPeriodSeconds = 30 * daySeconds
/** A key is published this long before it signs, so that everybody who caches the key set has it in time. */
const publishedAheadSeconds = 2 * daySeconds
/** Every machine must know a key before any signs with it, so this is far shorter than `publishedAheadSeconds`. */
const cacheSeconds = 5 * 60
/** Forged tokens must not make us read the table each time. */
const unknownKeyPauseSeconds = 10

interface Loaded {
  rows: SigningKey[]
  keySet: ReturnType<typeof createLocalJWKSet>
  at: Date
}

export type SigningKeys = ReturnType<typeof createSigningKeys>

/** The keys rotate as they are used. */
export function createSigningKeys({ database, cipher, now }: { database: Database; cipher: Cipher; now: () => Date }) {
  let loaded: Loaded | null = null
  const privateKeys = new Map<string, Promise<CryptoKey>>()

  let loading: Promise<Loaded> | null = null

  /** Simultaneous callers share one read. */
  function load(): Promise<Loaded> {
    loading ??= read().finally(() => {
      loading = null
    })
    return loading
  }

  async function read(): Promise<Loaded> {
    const rows = await rotate(database, cipher, now())
    loaded = { rows, keySet: createLocalJWKSet({ keys: rows.map(({ publicKey }) => publicKey) }), at: now() }
    return loaded
  }

  async function keys(maximumAge = cacheSeconds): Promise<Loaded> {
    return loaded && Math.abs(now().getTime() - loaded.at.getTime()) < maximumAge * 1000 ? loaded : load()
  }

  function privateKeyOf({ kid, encryptedPrivateKey }: SigningKey): Promise<CryptoKey> {
    const known = privateKeys.get(kid)
    if (known) return known
    const opened = importPKCS8(decryptKey(cipher, kid, encryptedPrivateKey), 'RS256')
    privateKeys.set(kid, opened)
    return opened
  }

  return {
    async current(): Promise<{ kid: string; privateKey: CryptoKey }> {
      const row = keyFor((await keys()).rows, now()) ?? keyFor((await load()).rows, now())
      if (!row) throw new Error('There is no signing key for this moment.')
      return { kid: row.kid, privateKey: await privateKeyOf(row) }
    },

    async published(): Promise<JSONWebKeySet> {
      return { keys: (await keys()).rows.map(({ publicKey }) => publicKey) }
    },

    /** Another machine may just have created a key that is unknown here. */
    async find(...token: Parameters<ReturnType<typeof createLocalJWKSet>>): Promise<CryptoKey> {
      try {
        return await (await keys()).keySet(...token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        return (await keys(unknownKeyPauseSeconds)).keySet(...token)
      }
    },
  }
}

export const signingKeyPurpose = (kid: string) => `signing key ${kid}`

function decryptKey(cipher: Cipher, kid: string, encrypted: string): string {
  try {
    return cipher.decrypt(signingKeyPurpose(kid), encrypted)
  } catch (cause) {
    throw new Error('The encryption key is not the one that the signing keys were encrypted with.', { cause })
  }
}

/**
 * The next key starts when the previous one ends, so the earliest that has not ended is the current one. Its start is not
 * compared: after a clock that ran ahead is set right, the only key starts in the future, and people must still sign in.
 */
function keyFor(rows: SigningKey[], now: Date): SigningKey | undefined {
  return rows.findLast(({ signsUntil }) => now < signsUntil)
}

/** Returns the keys to publish. The next key is added in time, and a key is deleted when its last token has expired. */
async function rotate(database: Database, cipher: Cipher, now: Date): Promise<SigningKey[]> {
  const rows = await readKeys(database)
  const isDue = (newest?: SigningKey) => !newest || newest.signsUntil < addSeconds(now, publishedAheadSeconds)
  if (!isDue(rows[0])) return rows
  return database.transaction(async (transaction) => {
    await lockRotation(transaction)
    const [newest] = await readKeys(transaction)
    if (isDue(newest)) {
      const signsFrom = newest && newest.signsUntil > now ? newest.signsUntil : now
      await insertKey(transaction, await createKey(cipher, signsFrom))
      await deleteKeysUntil(transaction, addSeconds(now, -2 * idTokenLifetimeSeconds))
    }
    return readKeys(transaction)
  })
}

async function createKey(cipher: Cipher, signsFrom: Date): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(jwk)
  return {
    kid,
    publicKey: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    encryptedPrivateKey: cipher.encrypt(signingKeyPurpose(kid), await exportPKCS8(privateKey)),
    signsFrom,
    signsUntil: addSeconds(signsFrom, signingPeriodSeconds),
  }
}
