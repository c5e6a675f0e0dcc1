import { z } from 'zod'
import { randomId } from '../api/fields.ts'
import { wifiSecurities } from '../wifi-networks.ts'

/** What a device needs to come online; docs/device-protocol.md describes it for firmware authors. */

export const configuration = z.object({
  version: z.literal(1),
  /** Always of the same length, so devices can compare it as text. */
  issuedAt: z.iso.datetime({ precision: 3 }),
  server: z.url(),
  deviceId: randomId,
  deviceApiKey: z.string(),
  /** Sent back when signing in: only this device can know it, so its family holds the device. */
  possessionProof: z.string().optional(),
  wifi: z.object({
    ssid: z.string(),
    security: z.enum(wifiSecurities),
    hidden: z.boolean(),
    password: z.string().nullable(),
  }),
})
export type Configuration = z.infer<typeof configuration>
