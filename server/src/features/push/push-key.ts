import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import { pushStore } from './push-store.ts'

export interface PushKey {
  /** The point on the curve, uncompressed, in base64url. */
  publicKey: string
  privateKey: KeyObject
}

/** The key pair that browsers subscribe for. It is made at the first start, and is the same for all processes. */
export async function openPushKey(db: Queries, cipher: Cipher): Promise<PushKey> {
  const store = pushStore(db)
  let stored = await store.findKey()
  if (!stored) {
    await store.addKey(createKey(cipher))
    stored = await store.findKey()
  }
  if (!stored) throw new Error('The push key could not be stored.')
  const key = cipher.decryptBytes(stored.encryptedPrivateKey)
  return { publicKey: stored.publicKey, privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }) }
}

function createKey(cipher: Cipher) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return {
    publicKey: point.toString('base64url'),
    encryptedPrivateKey: cipher.encrypt(privateKey.export({ format: 'der', type: 'pkcs8' })),
  }
}
