import { bluetoothName } from '@pipit/contract/devices/devices'
import { stringify } from 'csv-stringify/sync'
import { and, eq, sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { batches } from '../../database/schema/fleet.ts'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError } from '../../http/api-error.ts'

interface Dependencies {
  database: Database
  cipher: Cipher
}

type FactoryRecord = Record<'id' | 'bluetoothName' | 'privateKey' | 'claimCode', string>

/** No guard against formulas: a machine reads this file, and a key in base64 may begin with a plus sign. */
const toCsv = (rows: FactoryRecord[]) => stringify(rows, { header: true, record_delimiter: 'windows' })
const formats = {
  json: { type: 'application/json', write: (rows: FactoryRecord[]) => JSON.stringify(rows, null, 2) },
  csv: { type: 'text/csv', write: toCsv },
}

/**
 * Given out once: the transaction that reads the private keys deletes them, so that no copy stays behind to be stolen.
 * The whole file is made before that. Should it get lost on its way, nothing was flashed yet: make another batch.
 */
export async function downloadFactoryFile(
  { database, cipher }: Dependencies,
  batchId: string,
  format: keyof typeof formats,
) {
  const { type, write } = formats[format]
  return database.sql.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ id: string; sealedPrivateKey: Buffer; sealedClaimCode: Buffer }>(
      expression`delete from factory_keys using devices
                  where devices.id = factory_keys.device_id and devices.batch_id = ${batchId}
              returning devices.id, encrypted_private_key as "sealedPrivateKey", encrypted_claim_code as "sealedClaimCode"`,
    )
    if (rows.length === 0)
      throw new ApiError((await isBatchOfDevices(database, batchId)) ? 'factory-file-already-downloaded' : 'not-found')
    await transaction
      .update(batches)
      .set({ factoryFileTakenAt: expression`now()` })
      .where(eq(batches.id, batchId))
    const records = rows.map(({ id, sealedPrivateKey, sealedClaimCode }) => ({
      id,
      bluetoothName: bluetoothName(id),
      privateKey: cipher.decrypt(sealedPrivateKey),
      claimCode: cipher.decrypt(sealedClaimCode),
    }))
    return new File([write(records)], `pipit-factory-${batchId}.${format}`, { type })
  })
}

async function isBatchOfDevices({ sql }: Database, batchId: string) {
  const wanted = and(eq(batches.id, batchId), eq(batches.kind, 'devices'))
  const [found] = await sql.select({ id: batches.id }).from(batches).where(wanted)
  return found !== undefined
}
