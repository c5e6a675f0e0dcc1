import { z } from 'zod'
import { randomId } from '../api/fields.ts'
import { wifiSecurities } from '../wifi-networks.ts'

/** What a device needs to come online, and how it is sealed; docs/device-protocol.md describes it for firmware authors. */

export const configuration = z.object({
  version: z.literal(1),
  /** Always of the same length, so devices can compare it as text. */
  issuedAt: z.iso.datetime({ precision: 3 }),
  server: z.url(),
  deviceId: randomId,
  deviceApiKey: z.string(),
  wifi: z.object({
    ssid: z.string(),
    security: z.enum(wifiSecurities),
    hidden: z.boolean(),
    password: z.string().nullable(),
  }),
})
export type Configuration = z.infer<typeof configuration>

export const sealedVersion = 1
const encapsulatedKeyLength = 32

/** The inputs of HPKE (mode PSK) that both sides share. */
export async function sealedFor(deviceId: string, claimCode: string) {
  // Not the plain hash of the code: the server stores that one, and a stolen table must not open a configuration.
  const key = await crypto.subtle.digest('SHA-256', bytesOf(`pipit psk v1:${claimCode}`))
  return {
    info: bytesOf('pipit configuration v1'),
    psk: { id: bytesOf('pipit claim code'), key: new Uint8Array(key) },
    aad: bytesOf(deviceId),
  }
}

/** Version, encapsulated key, ciphertext. */
export function joinSealed(encapsulatedKey: Uint8Array, ciphertext: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(sealedVersion, ...encapsulatedKey, ...ciphertext)
}

export function splitSealed(sealed: Uint8Array) {
  return {
    version: sealed[0],
    encapsulatedKey: sealed.slice(1, 1 + encapsulatedKeyLength),
    ciphertext: sealed.slice(1 + encapsulatedKeyLength),
  }
}

function bytesOf(text: string) {
  return new TextEncoder().encode(text)
}
