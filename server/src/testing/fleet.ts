import { createSeal } from '../database/seal.ts'
import { secretKeys } from '../secret-keys.ts'
import type { openHouse } from './house.ts'

type House = ReturnType<typeof openHouse>

export interface FactoryDevice {
  deviceId: string
  bluetoothName: string
  /** X25519, raw, in base64. */
  privateKey: string
  claimCode: string
}

/** As the factory makes them, with what is flashed and printed. */
export async function makeDevices(house: House, count = 1): Promise<FactoryDevice[]> {
  const { token: bearer } = await house.someoneSignedIn({ role: 'superadmin' })
  const { batchId } = await house.call('POST /devices', {
    bearer,
    body: { count, label: 'First', hardwareModel: 'one' },
  })
  const file = await house.call('POST /devices/batches/:batchId/factory-file', {
    params: { batchId },
    bearer,
    body: { format: 'json' },
  })
  const flashed = JSON.parse(await file.text()) as (Omit<FactoryDevice, 'deviceId'> & { id: string })[]
  return flashed.map(({ id, ...rest }) => ({ deviceId: id, ...rest }))
}

export async function makeDevice(house: House): Promise<FactoryDevice> {
  return (await makeDevices(house))[0] as FactoryDevice
}

/** A device that came home to this family, with the key it signs in with. */
export async function aRegisteredDevice(house: House, accountId: string) {
  const made = await makeDevice(house)
  const { deviceId, claimCode } = made
  const { token: bearer } = await house.someoneSignedIn({ role: 'superadmin' })
  const params = { accountId, deviceId }
  await house.call('POST /accounts/:accountId/devices/register', { params, bearer, body: { deviceId, claimCode } })
  const { deviceApiKey } = await house.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', {
    params,
    bearer,
  })
  return { ...made, deviceApiKey }
}

/** Cards as they are printed; the code is read with the server's own key, as the label printer does. */
export async function makeCards(house: House, { count = 1, activity = 'story' } = {}) {
  const { token: bearer } = await house.someoneSignedIn({ role: 'superadmin' })
  const { batchId } = await house.call('POST /cards', { bearer, body: { count, label: 'First', activity } })
  const { rows } = await house.database.pool.query<{ id: string; sealed: Buffer }>(
    'select id, sealed_claim_code as sealed from cards where batch_id = $1',
    [batchId],
  )
  const seal = createSeal((await secretKeys(house.config)).forPurpose('devices'))
  return rows.map(({ id, sealed }) => ({ cardId: id, claimCode: seal.open(sealed) }))
}

export async function makeCard(house: House, activity?: string) {
  return (await makeCards(house, activity === undefined ? {} : { activity }))[0] as {
    cardId: string
    claimCode: string
  }
}
