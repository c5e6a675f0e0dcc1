import { createHmac } from 'node:crypto'

export type PossessionSecrets = ReturnType<typeof createPossessionSecrets>

/** Derives what a device returns as a proof, so that the database contains none of it. */
export function createPossessionSecrets(key: Uint8Array) {
  const derive = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  return {
    /** What the device sends over Bluetooth. */
    answerOf: (challengeId: string) => derive('answer', challengeId).toString('base64'),
    /** What the device speaks: 8 digits. */
    codeOf: (challengeId: string) =>
      String(derive('code', challengeId).readUIntBE(0, 6) % 100_000_000).padStart(8, '0'),
    /** Part of the sealed configuration. Each registration has another one, because it raises the token version. */
    configurationProof: (deviceId: string, tokenVersion: number) =>
      derive('configuration', deviceId, String(tokenVersion)).subarray(0, 16).toString('base64url'),
  }
}
