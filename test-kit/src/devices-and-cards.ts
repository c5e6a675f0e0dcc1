import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { openChallenge } from '@pipit/device/open-challenge'
import { createCipher } from '@pipit/server/database/cipher'
import { secretKeys } from '@pipit/server/config/secret-keys'
import type { startTestServer } from './start-test-server.ts'

type TestServer = ReturnType<typeof startTestServer>

export interface FactoryDevice {
  deviceId: string
  bluetoothName: string
  /** X25519, raw, in base64. */
  privateKey: string
  claimCode: string
}

/** Creates a batch and downloads its factory file. */
export async function makeDevices(server: TestServer, count = 1, hardwareModel = 'one'): Promise<FactoryDevice[]> {
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const { batchId } = await server.call('POST /devices', {
    bearer,
    body: { count, label: 'First', hardwareModel },
  })
  const file = await server.call('POST /devices/batches/:batchId/factory-file', {
    params: { batchId },
    bearer,
    body: { format: 'json' },
  })
  const flashed = JSON.parse(await file.text()) as (Omit<FactoryDevice, 'deviceId'> & { id: string })[]
  return flashed.map(({ id, ...rest }) => ({ deviceId: id, ...rest }))
}

export async function makeDevice(server: TestServer, hardwareModel?: string): Promise<FactoryDevice> {
  return (await makeDevices(server, 1, hardwareModel))[0] as FactoryDevice
}

/** A device that is registered to this family, with its API key. */
export async function aRegisteredDevice(server: TestServer, accountId: string, hardwareModel?: string) {
  const device = await makeDevice(server, hardwareModel)
  const { deviceId, claimCode } = device
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const params = { accountId, deviceId }
  await server.call('POST /accounts/:accountId/devices/register', { params, bearer, body: { deviceId, claimCode } })
  const { deviceApiKey } = await server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', {
    params,
    bearer,
    reason: 'test',
  })
  return { ...device, deviceApiKey }
}

interface Caller {
  accountId: string
  bearer: string
}

/** What a device that is in the hands of this family answers over Bluetooth, or says. */
export async function provePossession(
  server: TestServer,
  family: Caller,
  device: FactoryDevice,
  by: 'bluetooth' | 'code' = 'bluetooth',
): Promise<PossessionProof> {
  const { challengeId, sealed } = await challengeDevice(server, family, device)
  const { answer, code } = await readChallenge(sealed, device)
  return by === 'bluetooth' ? { challengeId, answer } : { challengeId, code }
}

export function challengeDevice(server: TestServer, { accountId, bearer }: Caller, { claimCode }: FactoryDevice) {
  const request = { params: { accountId }, bearer, body: { claimCode } }
  return server.call('POST /accounts/:accountId/devices/possession-challenges', request)
}

/** Throws if the challenge is for another device. */
export async function readChallenge(sealed: string, { privateKey, ...device }: FactoryDevice) {
  const secrets = { ...device, privateKey: Buffer.from(privateKey, 'base64') }
  const opened = await openChallenge(Buffer.from(sealed, 'base64'), secrets)
  if ('error' in opened) throw new Error(opened.error)
  return opened.challenge
}

/** Cards with their claim codes, which are decrypted with the server's key, as for printing labels. */
export async function makeCards(server: TestServer, { count = 1, activity = 'story' } = {}) {
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const { batchId } = await server.call('POST /cards', { bearer, body: { count, label: 'First', activity } })
  const { rows } = await server.database.pool.query<{ id: string; encryptedClaimCode: Buffer }>(
    'select id, encrypted_claim_code as "encryptedClaimCode" from cards where batch_id = $1',
    [batchId],
  )
  const cipher = createCipher((await secretKeys(server.config)).forPurpose('devices'))
  return rows.map(({ id, encryptedClaimCode }) => ({ cardId: id, claimCode: cipher.decrypt(encryptedClaimCode) }))
}

export async function makeCard(server: TestServer, activity?: string) {
  return (await makeCards(server, activity === undefined ? {} : { activity }))[0] as {
    cardId: string
    claimCode: string
  }
}
