import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../access/is-same-secret.ts'

export type PossessionSecrets = ReturnType<typeof createPossessionSecrets>

/** Derives what a device returns as a proof, so that the database contains none of it. */
export function createPossessionSecrets(keys: () => readonly Uint8Array[]) {
  const current = () => secretsOf(keys()[0] ?? new Uint8Array())
  return {
    answerOf: (challengeId: string) => current().answerOf(challengeId),
    codeOf: (challengeId: string) => current().codeOf(challengeId),
    configurationProof: (deviceId: string, tokenVersion: number) =>
      current().configurationProof(deviceId, tokenVersion),

    boardCodeOf: (activationId: string) => current().boardCodeOf(activationId),
    hashBoardCode: (code: string) => current().hashBoardCode(code),
    hashNetwork: (network: string) => current().hashNetwork(network),
    /** One hash for each of the keys: the board may have got its code before the key was replaced. */
    boardCodeHashes: (code: string) => keys().map((key) => secretsOf(key).hashBoardCode(code)),

    /** Whether one of the keys derives what was given: the device may have got it before the key was replaced. */
    isRight: (given: string, derive: (secrets: ReturnType<typeof secretsOf>) => string) =>
      keys().some((key) => isSameSecret(derive(secretsOf(key)), given)),
  }
}

function secretsOf(key: Uint8Array) {
  const derive = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  return {
    /** What the device sends over Bluetooth. */
    answerOf: (challengeId: string) => derive('answer', challengeId).toString('base64'),
    /** What the device speaks: 8 digits. */
    codeOf: (challengeId: string) =>
      String(derive('code', challengeId).readUIntBE(0, 6) % 100_000_000).padStart(8, '0'),
    /** What a board speaks until a family has claimed it: 6 digits. */
    boardCodeOf: (activationId: string) =>
      String(derive('board', activationId).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    /** Keyed, because there are only a million codes. */
    hashBoardCode: (code: string) => derive('board code', code),
    /** Hashes the network of a board that waits, to count boards without storing where they are. */
    hashNetwork: (network: string) => derive('board network', network),
    /** Part of the sealed configuration. Each registration has another one, because it raises the token version. */
    configurationProof: (deviceId: string, tokenVersion: number) =>
      derive('configuration', deviceId, String(tokenVersion)).subarray(0, 16).toString('base64url'),
  }
}
