import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the address of a download says. */
export interface Download {
  deviceId: string
  rolloutId: string
  /** That of the device: deactivating it raises the number, and the address is dead. */
  tokenVersion: number
}

export type DownloadTokens = ReturnType<typeof createDownloadTokens>

/** Long enough for a device that is switched off overnight; a new address is offered with each connection. */
const lifetimeSeconds = 24 * 60 * 60
const macBytes = 32

/**
 * The address is all that a stock firmware sends when it downloads, so the address itself must be the secret: it names the
 * device, the rollout and its end, and is signed. It is short enough for the small buffers of boards.
 */
export function createDownloadTokens(keys: () => readonly Uint8Array[]) {
  return {
    sign({ deviceId, rolloutId, tokenVersion }: Download): string {
      const numbers = Buffer.alloc(8)
      numbers.writeUInt32BE(tokenVersion, 0)
      numbers.writeUInt32BE(Math.floor(Date.now() / 1000) + lifetimeSeconds, 4)
      const payload = Buffer.concat([uuidToBytes(rolloutId), numbers, Buffer.from(deviceId, 'ascii')])
      return Buffer.concat([macOf(keys()[0] ?? new Uint8Array(), payload), payload]).toString('base64url')
    },

    /** Null for one that somebody else made or changed, or that has expired. */
    read(token: string): Download | null {
      const bytes = Buffer.from(token, 'base64url')
      const payload = bytes.subarray(macBytes)
      // The second condition: base64 has several spellings of the same bytes, and the limit of requests counts by device.
      if (payload.length <= 24 || bytes.toString('base64url') !== token) return null
      const mac = bytes.subarray(0, macBytes)
      if (!keys().some((key) => timingSafeEqual(macOf(key, payload), mac))) return null
      if (payload.readUInt32BE(20) * 1000 < Date.now()) return null
      return {
        rolloutId: bytesToUuid(payload.subarray(0, 16)),
        tokenVersion: payload.readUInt32BE(16),
        deviceId: payload.subarray(24).toString('ascii'),
      }
    },
  }
}

const macOf = (key: Uint8Array, payload: Uint8Array) => createHmac('sha256', key).update(payload).digest()

const uuidToBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')

function bytesToUuid(bytes: Buffer) {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
