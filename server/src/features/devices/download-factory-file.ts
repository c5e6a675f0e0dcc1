import { bluetoothName } from '@pipit/contract/devices/devices'
import type { Database } from '@pipit/database/connect'
import { stringify } from 'csv-stringify/sync'
import type { Cipher } from '../../database/cipher.ts'
import { ApiError } from '../../api-error.ts'
import { deviceStore } from './device-store.ts'

interface Dependencies {
  database: Database
  cipher: Cipher
}

type FactoryRecord = Record<'id' | 'bluetoothName' | 'privateKey', string> & { claimCode: string | null }

/** Formulas are not escaped: a machine reads this file, and a base64 key may begin with a plus sign. */
const toCsv = (rows: FactoryRecord[]) => stringify(rows, { header: true, record_delimiter: 'windows' })
const formats = {
  json: { type: 'application/json', write: (rows: FactoryRecord[]) => JSON.stringify(rows, null, 2) },
  csv: { type: 'text/csv', write: toCsv },
}

/**
 * Works once: the transaction that reads the private keys also deletes them, so that no copy can be stolen. If the
 * download gets lost, no device has been flashed with it yet, and another batch can be created.
 */
export async function downloadFactoryFile(
  { database, cipher }: Dependencies,
  batchId: string,
  format: keyof typeof formats,
) {
  const { type, write } = formats[format]
  return database.transaction(async (db) => {
    const store = deviceStore(db)
    const rows = await store.takeFactoryKeys(batchId)
    if (rows.length === 0)
      throw new ApiError((await store.isBatchOfDevices(batchId)) ? 'factory-file-already-downloaded' : 'not-found')
    await store.markFactoryFileDownloaded(batchId)
    const records = rows.map(({ id, encryptedPrivateKey, encryptedClaimCode }) => ({
      id,
      bluetoothName: bluetoothName(id),
      privateKey: cipher.decrypt(encryptedPrivateKey),
      claimCode: encryptedClaimCode && cipher.decrypt(encryptedClaimCode),
    }))
    return new File([write(records)], `pipit-factory-${batchId}.${format}`, { type })
  })
}
