import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { inFamily } from '../api/family-calls.ts'
import { binaryFile, line, name, randomId, storedName, time, version } from '../api/fields.ts'
import { batchProgress, claimCode, lifeStatuses } from '../labels/labels.ts'
import { possessionProof, releaseCode } from './possession-messages.ts'
import { listOf, page } from '../api/pagination.ts'

/** The product and the first 16 characters of the id. */
export function bluetoothName(deviceId: string) {
  return `Pipit-${deviceId.slice(0, 16)}`
}

/** Our own devices, or boards with the xiaozhi firmware, which have no label, no key pair and no Bluetooth. */
export const deviceProtocols = ['pipit', 'xiaozhi'] as const
export type DeviceProtocol = (typeof deviceProtocols)[number]

export const device = z.object({
  id: randomId,
  protocol: z.enum(deviceProtocols),
  name: storedName,
  childId: z.uuid().nullable(),
  wifiNetworkId: z.uuid().nullable(),
  status: z.enum(lifeStatuses),
  /** Whether the device itself has shown that this family holds it; false after registering by link alone. */
  proven: z.boolean(),
  bluetoothName: z.string(),
  online: z.boolean(),
  lastSeenAt: time.nullable(),
  battery: z.int().min(0).max(100).nullable(),
  /** The wifi's signal, as a board reported it when it started. */
  signalDbm: z.int().nullable(),
  /** Only a board has one. */
  macAddress: z.string().nullable(),
  /** Only some boards have one. */
  serialNumber: z.string().nullable(),
  /** Whether Pipit takes pictures with the board's camera. Null for a device that offers none. */
  usesCamera: z.boolean().nullable(),
  firmware: z.string().nullable(),
  hardwareModel: z.string(),
  /** A newer firmware that the device can install now; null if there is none. */
  update: z.object({ version: z.string() }).nullable(),
  createdAt: time,
  registeredAt: time.nullable(),
  updatedAt: time,
  version,
})

export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/devices',
  summary: 'The family’s devices',
  needs: 'device:read',
  ...inFamily(),
  action: 'devices.read',
  query: page,
  responses: { 200: listOf(device) },
})

export const registerDevice = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/devices/register',
  summary:
    'Register a device by its claim code. After a deactivation a proof of possession or the release code is needed too. ' +
    'With a proof, a device that another family registered without one moves to this family. ' +
    'A device that the family already has is returned unchanged, or marked as proven',
  needs: 'device:register',
  ...inFamily(),
  action: 'device.registered',
  creates: 'device',
  body: z.object({
    /** Optional, because somebody who types the label has only the code. */
    deviceId: randomId.optional(),
    claimCode,
    name: name.optional(),
    childId: z.uuid().nullable().optional(),
    wifiNetworkId: z.uuid().nullable().optional(),
    proof: possessionProof.optional(),
    releaseCode: releaseCode.optional(),
  }),
  responses: { 201: device },
  errors: [
    'too-many-devices',
    'plan-limit-reached',
    'unknown-label',
    'already-registered',
    'label-is-card',
    'possession-required',
    'possession-not-proven',
    'wrong-release-code',
  ],
})

export const checkDevice = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/devices/check',
  summary: 'What a label belongs to and what registering it needs; `registered` means registered by this family',
  changesNothing: true,
  needs: 'device:register',
  ...inFamily(),
  action: 'device.checked',
  body: z.object({ deviceId: randomId.optional(), claimCode }),
  responses: {
    200: device.pick({ id: true, bluetoothName: true, hardwareModel: true }).extend({
      /** The last one: by link alone, so a proof of possession moves the device to this family. */
      status: z.enum([...lifeStatuses, 'registered-by-another-family']),
    }),
  },
  errors: ['unknown-label', 'already-registered', 'label-is-card'],
})

export const readDevice = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/devices/:deviceId',
  summary: 'A device',
  needs: 'device:read',
  ...inFamily({ deviceId: randomId }),
  action: 'device.read',
  responses: { 200: device },
})

export const updateDevice = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/:accountId/devices/:deviceId',
  summary: 'Rename a device, assign it to a child, choose its wifi network, let Pipit use the camera of a board',
  needs: 'device:update',
  ...inFamily({ deviceId: randomId }),
  action: 'device.changed',
  body: z.object({
    name: name.optional(),
    childId: z.uuid().nullable().optional(),
    wifiNetworkId: z.uuid().nullable().optional(),
    usesCamera: z.boolean().optional(),
    version: version.optional(),
  }),
  responses: { 200: device },
  errors: ['version-conflict', 'device-is-board'],
})

export const readDeviceApiKey = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/devices/:deviceId/device-api-key',
  summary: 'The device API key, with which the device signs in, within five minutes of signing in',
  needs: 'deviceApiKey:read',
  ...inFamily({ deviceId: randomId }),
  action: 'device-api-key.read',
  reveals: 'secrets',
  responses: { 200: z.object({ deviceApiKey: z.string() }) },
  errors: ['recent-sign-in-required', 'device-is-board'],
})

export const sealConfiguration = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/devices/:deviceId/configuration',
  summary: 'Wifi, server address and device API key, sealed for this device; stores the network as the device’s',
  changesNothing: true,
  needs: 'deviceApiKey:read',
  ...inFamily({ deviceId: randomId }),
  action: 'device-configuration.read',
  body: z.object({ wifiNetworkId: z.uuid() }),
  reveals: 'secrets',
  responses: { 200: z.object({ sealed: z.base64() }) },
  errors: ['device-is-board'],
})

export const deactivateDevice = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/devices/:deviceId/deactivate',
  summary:
    'Remove a device from the family: its key and its conversation end. ' +
    'The release code is returned once; with it the label can be registered again. ' +
    'A board has none: the next family claims it by the code that it speaks',
  needs: 'device:deactivate',
  ...inFamily({ deviceId: randomId }),
  action: 'device.deactivated',
  responses: { 200: z.object({ releaseCode: z.string().optional() }) },
})

export const createDevices = defineEndpoint({
  method: 'POST',
  path: '/devices',
  summary: 'Create a batch of devices',
  needs: 'device:create',
  concerns: 'installation',
  action: 'devices.created',
  body: z.object({
    count: z
      .int(/*i18n*/ 'Give a whole number.')
      .min(1, /*i18n*/ 'At least 1.')
      .max(10_000, /*i18n*/ 'At most 10,000.'),
    label: name,
    hardwareModel: line.min(1, /*i18n*/ 'Say which model it is.').max(100, /*i18n*/ 'At most 100 characters.'),
    note: z.string().trim().max(1000, /*i18n*/ 'At most 1,000 characters.').default(''),
  }),
  repeatable: true,
  responses: { 201: z.object({ batchId: z.uuid(), count: z.int() }) },
})

export const readDeviceProgress = defineEndpoint({
  method: 'GET',
  path: '/devices/batches/:idempotencyKey/progress',
  summary: 'How many devices of a batch were created so far, by its idempotency key',
  needs: 'device:create',
  concerns: 'installation',
  action: null,
  ...batchProgress,
})

export const downloadFactoryFile = defineEndpoint({
  method: 'POST',
  path: '/devices/batches/:batchId/factory-file',
  summary:
    'What the factory flashes into a batch of devices: ids, private keys and claim codes. It can be downloaded once',
  needs: 'device:create',
  concerns: 'installation',
  action: 'factory-file.downloaded',
  params: z.object({ batchId: z.uuid() }),
  body: z.object({ format: z.enum(['json', 'csv']) }),
  responses: { 200: binaryFile('application/json', 'text/csv') },
  errors: ['factory-file-already-downloaded'],
})
