import { generateKeyPairSync } from 'node:crypto'
import { sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { Cipher } from '../../database/cipher.ts'
import type { BatchProgress } from '../labels/batch-progress.ts'
import { column, createBatch, createMany } from '../labels/create-batch.ts'
import { createLabel } from '../labels/create-label.ts'

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
  idempotencyKey: string | null
}

/** Each device gets a key pair: the public half stays, the private half waits for the factory file. */
export async function createDevices(dependencies: Dependencies, { hardwareModel, ...batch }: NewDevices) {
  return createBatch(dependencies, { ...batch, kind: 'devices' }, async (transaction, batchId, count) => {
    const made = await createMany(count, () => createDevice(dependencies.cipher))
    const ids = column(made, 'id', 'text')
    const hashes = column(made, 'claimCodeHash', 'bytea')
    const codes = column(made, 'sealedClaimCode', 'bytea')
    const publicKeys = column(made, 'publicKey', 'bytea')
    const privateKeys = column(made, 'sealedPrivateKey', 'bytea')
    await transaction.execute(
      expression`insert into devices (batch_id, hardware_model, id, claim_code_hash, encrypted_claim_code, public_key)
                 select ${batchId}, ${hardwareModel}, * from unnest(${ids}, ${hashes}, ${codes}, ${publicKeys})`,
    )
    await transaction.execute(
      expression`insert into factory_keys (device_id, encrypted_private_key) select * from unnest(${ids}, ${privateKeys})`,
    )
  })
}

function createDevice(cipher: Cipher) {
  const { publicKey, privateKey } = createKeyPair()
  return { ...createLabel(cipher), publicKey, sealedPrivateKey: cipher.encrypt(privateKey) }
}

function createKeyPair() {
  const { x = '', d = '' } = generateKeyPairSync('x25519').privateKey.export({ format: 'jwk' })
  return { publicKey: Buffer.from(x, 'base64url'), privateKey: Buffer.from(d, 'base64url').toString('base64') }
}
