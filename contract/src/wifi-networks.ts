import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { inFamily } from './api/family-calls.ts'
import { noContent, storedName, time, version } from './api/fields.ts'
import { isOneLine } from './api/one-line.ts'
import { listOf, page } from './api/pagination.ts'

/** Wifi counts the bytes of a network's name, not its characters. */
const ssid = z
  .string()
  .min(1, /*i18n*/ 'Give the network’s name.')
  .refine(isOneLine, /*i18n*/ 'Write it on one line, without control characters and marks for the direction of text.')
  .refine((value) => new TextEncoder().encode(value).length <= 32, /*i18n*/ 'A network’s name has at most 32 bytes.')

const password = z
  .string()
  .regex(
    /^([\x20-\x7e]{8,63}|[0-9a-fA-F]{64})$/,
    /*i18n*/ 'A wifi password has 8 to 63 characters, or 64 hexadecimal digits.',
  )

export const wifiSecurities = ['open', 'wpa2', 'wpa3'] as const

export const wifiNetwork = z.object({
  id: z.uuid(),
  ssid: storedName,
  security: z.enum(wifiSecurities),
  hidden: z.boolean(),
  createdAt: time,
  updatedAt: time,
  version,
})

export const listWifiNetworks = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/wifi-networks',
  summary: 'The family’s wifi networks',
  needs: 'wifiNetwork:read',
  ...inFamily(),
  action: 'wifi-networks.read',
  query: page,
  responses: { 200: listOf(wifiNetwork) },
})

export const addWifiNetwork = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/wifi-networks',
  summary: 'Add a wifi network',
  needs: 'wifiNetwork:create',
  ...inFamily(),
  action: 'wifi-network.added',
  creates: 'wifiNetwork',
  body: z
    .object({
      ssid,
      security: z.enum(wifiSecurities).default('wpa2'),
      hidden: z.boolean().default(false),
      password: password.nullable().default(null),
    })
    .refine((network) => (network.security === 'open') === (network.password === null), {
      path: ['password'],
      message: /*i18n*/ 'A protected network needs its password; an open one has none.',
    }),
  repeatable: true,
  errors: ['too-many-wifi-networks'],
  changes: 'wifi-networks',
  responses: { 201: wifiNetwork },
})

export const readWifiNetwork = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/wifi-networks/:wifiNetworkId',
  summary: 'A wifi network',
  needs: 'wifiNetwork:read',
  ...inFamily({ wifiNetworkId: z.uuid() }),
  action: 'wifi-network.read',
  responses: { 200: wifiNetwork },
})

export const readWifiPassword = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/wifi-networks/:wifiNetworkId/password',
  summary: 'The password of a wifi network, within five minutes of signing in',
  needs: 'wifiNetwork:read',
  ...inFamily({ wifiNetworkId: z.uuid() }),
  action: 'wifi-password.read',
  reveals: 'secrets',
  responses: { 200: z.object({ password: z.string().nullable() }) },
  errors: ['recent-sign-in-required'],
})

export const updateWifiNetwork = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/:accountId/wifi-networks/:wifiNetworkId',
  summary: 'Change a wifi network. A missing password stays unchanged',
  needs: 'wifiNetwork:update',
  ...inFamily({ wifiNetworkId: z.uuid() }),
  action: 'wifi-network.changed',
  body: z.object({
    ssid: ssid.optional(),
    security: z.enum(wifiSecurities).optional(),
    hidden: z.boolean().optional(),
    password: password.nullable().optional(),
    version: version.optional(),
  }),
  changes: 'wifi-networks',
  responses: { 200: wifiNetwork },
  errors: ['version-conflict'],
})

export const removeWifiNetwork = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/wifi-networks/:wifiNetworkId',
  summary: 'Remove a wifi network; it can be restored for an hour',
  needs: 'wifiNetwork:delete',
  ...inFamily({ wifiNetworkId: z.uuid() }),
  action: 'wifi-network.removed',
  changes: 'wifi-networks',
  responses: { 204: noContent },
})

export const restoreWifiNetwork = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/wifi-networks/:wifiNetworkId/restore',
  summary: 'Restore a wifi network that was removed within the last hour',
  needs: 'wifiNetwork:delete',
  ...inFamily({ wifiNetworkId: z.uuid() }),
  action: 'wifi-network.restored',
  changes: 'wifi-networks',
  responses: { 200: wifiNetwork },
  errors: ['too-many-wifi-networks'],
})
