import {
  bluetoothName,
  checkDevice,
  createDevices as createDevicesEndpoint,
  deactivateDevice as deactivateDeviceEndpoint,
  downloadFactoryFile as downloadFactoryFileEndpoint,
  listDevices,
  readDevice,
  readDeviceApiKey,
  readDeviceProgress,
  registerDevice as registerDeviceEndpoint,
  sealConfiguration as sealConfigurationEndpoint,
  updateDevice,
} from '@pipit/contract/devices/devices'
import { randomId } from '@pipit/contract/api/fields'
import type { FastifyInstance } from 'fastify'
import { orConflict } from '../../http/version-conflict.ts'
import { ApiError, orNotFound } from '../../api-error.ts'
import { readCursor } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { createBatchProgress } from '../labels/batch-progress.ts'
import { checkFamilyReferences } from '../labels/check-family-references.ts'
import { findLabel } from '../labels/find-label.ts'
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts'
import { claimCodeRateLimit } from '../labels/claim-code-rate-limit.ts'
import { createDevices } from './create-devices.ts'
import { deviceStore } from './device-store.ts'
import { familyDevices, toDevice } from './family-devices.ts'
import { deactivateDevice } from './deactivate-device.ts'
import { registerDevice, type RegistrationDependencies } from './register-device.ts'
import { sealConfiguration, type SealingDependencies } from './seal-configuration.ts'
import { downloadFactoryFile } from './download-factory-file.ts'

export function deviceRoutes(app: FastifyInstance, dependencies: SealingDependencies & RegistrationDependencies) {
  const { database, cipher } = dependencies
  const store = deviceStore(database)
  const family = familyDevices(database)
  const progress = createBatchProgress()

  route(app, listDevices, ({ params, query: { cursor, limit } }) =>
    family.list(params.accountId, { cursor: readCursor(cursor, randomId), limit }),
  )

  route(
    app,
    registerDeviceEndpoint,
    async ({ params, body }) => toDevice(await registerDevice(dependencies, params.accountId, body)),
    { rateLimit: claimCodeRateLimit },
  )

  route(
    app,
    checkDevice,
    async ({ params: { accountId }, body: { deviceId, claimCode } }) => {
      const label = await findLabel(database, { kind: 'device', id: deviceId, claimCode, accountId })
      const { id, isOfAnotherFamily } = label
      const found = orNotFound(await store.findOfAnyFamily(id))
      const status = isOfAnotherFamily ? ('registered-by-another-family' as const) : found.status
      return { id, status, hardwareModel: found.hardwareModel, bluetoothName: bluetoothName(id) }
    },
    { rateLimit: claimCodeRateLimit },
  )

  route(app, readDevice, ({ params }) => family.find(params.accountId, params.deviceId))

  route(app, updateDevice, async ({ params: { accountId, deviceId }, body }) => {
    await checkFamilyReferences(database, accountId, body)
    const device = orNotFound(await store.find(accountId, deviceId))
    if (body.wifiNetworkId && device.protocol === 'xiaozhi') throw new ApiError('device-is-board')
    if (body.usesCamera !== undefined && device.usesCamera === null) throw new ApiError('invalid-request', [noCamera])
    return toDevice(
      await orConflict(await store.change(accountId, deviceId, body), () => store.find(accountId, deviceId)),
    )
  })

  route(app, readDeviceApiKey, async ({ params, principal }) => {
    await requireRecentSignIn(database, principal)
    const { encryptedApiKey, publicKey } = orNotFound(await store.findSecrets(params.accountId, params.deviceId))
    if (!publicKey) throw new ApiError('device-is-board')
    if (!encryptedApiKey) throw new ApiError('not-found')
    return { deviceApiKey: cipher.decrypt(encryptedApiKey) }
  })

  route(app, sealConfigurationEndpoint, async ({ params, body }) => {
    const sealed = await sealConfiguration(dependencies, { ...params, ...body })
    return { sealed: Buffer.from(sealed).toString('base64') }
  })

  route(app, deactivateDeviceEndpoint, async ({ params, request }) => {
    const isSuperadmin = request.family?.role === 'superadmin'
    const releaseCode = await deactivateDevice(dependencies, { ...params, isSuperadmin })
    return { ...(releaseCode !== undefined && { releaseCode }) }
  })

  route(app, createDevicesEndpoint, ({ body, idempotencyKey }) =>
    createDevices({ ...dependencies, progress }, { ...body, idempotencyKey }),
  )

  route(app, readDeviceProgress, ({ params }) => progress.read(params.idempotencyKey))

  route(app, downloadFactoryFileEndpoint, ({ params, body }) =>
    downloadFactoryFile(dependencies, params.batchId, body.format),
  )
}

const noCamera = { field: 'usesCamera', message: /*i18n*/ 'This device has offered no camera so far.' }
