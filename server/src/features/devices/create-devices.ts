import { generateKeyPairSync } from 'node:crypto'
import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import type { BatchProgress } from '../labels/batch-progress.ts'
import { createBatch, createMany } from '../labels/create-batch.ts'
import { createLabel } from '../labels/create-label.ts'
import { deviceStore } from './device-store.ts'
import type { IdempotencyKey } from '../../http/idempotency-key.ts'

interface Dependencies {
  database: Database
  cipher: Cipher
  progress: BatchProgress
}

interface NewDevices {
  count: number
  label: string
  note: string
  hardwareModel: string
  idempotencyKey: IdempotencyKey | null
}

/** Creates a key pair per device. The private key is stored only until the factory file is downloaded. */
export async function createDevices(dependencies: Dependencies, { hardwareModel, ...batch }: NewDevices) {
  return createBatch(dependencies, { ...batch, kind: 'devices' }, async (db, batchId, count) => {
    const devices = await createMany(count, () => createDevice(dependencies.cipher))
    await deviceStore(db).addMany(batchId, hardwareModel, devices)
  })
}

function createDevice(cipher: Cipher) {
  const { publicKey, privateKey } = createKeyPair()
  return { ...createLabel(cipher), publicKey, encryptedPrivateKey: cipher.encrypt(privateKey) }
}

function createKeyPair() {
  const { x = '', d = '' } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' })
  return { publicKey: Buffer.from(x, 'base64url'), privateKey: Buffer.from(d, 'base64url').toString('base64') }
}
