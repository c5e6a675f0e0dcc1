import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { createCipher } from '../../../../database/cipher.ts'
import { secretKeys } from '../../../../config/secret-keys.ts'
import type { FactoryDevice } from '@pipit/test-kit/devices-and-cards'
import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { createOutbox } from '../../../outbox/outbox.ts'

type Server = ReturnType<typeof startTestServer>

interface Registration {
  name?: string
  childId?: string
  proof?: PossessionProof
  releaseCode?: string
}

/** Somebody who registers devices; as a superadmin, also those of others. */
export async function aRegisteringFamily(server: Server, role: 'parent' | 'superadmin' = 'parent') {
  const { accountId, token: bearer } = await server.createSignedInAccount({ role })
  const { rows } = await server.database.pool.query<{ email: string }>('select email from accounts where id = $1', [
    accountId,
  ])
  const email = rows[0]?.email ?? ''
  const ofFamily = { params: { accountId }, bearer }
  const ofDevice = ({ deviceId }: FactoryDevice) => ({ params: { accountId, deviceId }, bearer })
  return {
    accountId,
    bearer,
    email,
    register: ({ claimCode }: FactoryDevice, body: Registration = {}) =>
      server.call('POST /accounts/:accountId/devices/register', { ...ofFamily, body: { claimCode, ...body } }),
    check: ({ claimCode }: FactoryDevice) =>
      server.call('POST /accounts/:accountId/devices/check', { ...ofFamily, body: { claimCode } }),
    read: (device: FactoryDevice) => server.call('GET /accounts/:accountId/devices/:deviceId', ofDevice(device)),
    key: async (device: FactoryDevice) =>
      (await server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', ofDevice(device))).deviceApiKey,
    deactivate: async (device: FactoryDevice) =>
      (await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', ofDevice(device))).releaseCode ??
      '',
    async mails() {
      const cipher = createCipher((await secretKeys(server.config)).forPurpose('mail'))
      const newest = await createOutbox(server.database, cipher).newest()
      return newest.filter(({ to }) => to === email)
    },
  }
}

/** Why a registration is refused. */
export const possessionRequired = { status: 409, code: 'possession-required' }
export const possessionNotProven = { status: 409, code: 'possession-not-proven' }
export const alreadyRegistered = { status: 409, code: 'already-registered' }
