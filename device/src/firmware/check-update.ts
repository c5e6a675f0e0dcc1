import { createHash, createPublicKey, verify } from 'node:crypto'
import type { UpdateFailure, UpdateOffer } from '@pipit/contract/chat/events'
import { firmwareSignedText } from '@pipit/contract/firmware/signed-text'
import { isNewerVersion } from '@pipit/contract/firmware/version'

export interface Installed {
  hardwareModel: string
  version: string
  /** A device has these Ed25519 public keys in its flash, in base64. */
  firmwareKeys: readonly string[]
}

/** The signature covers this device's own model, so an image for another model does not pass. */
export function checkOffer(
  { hardwareModel: model, version, size, sha256, signature }: UpdateOffer,
  { hardwareModel, version: current, firmwareKeys }: Installed,
): UpdateFailure | null {
  if (model !== hardwareModel) return 'wrong-model'
  if (!isNewerVersion(version, current)) return 'not-newer'
  const text = Buffer.from(firmwareSignedText({ hardwareModel, version, size, sha256 }))
  const isSigned = firmwareKeys.some((key) => verify(null, text, toPublicKey(key), Buffer.from(signature, 'base64')))
  return isSigned ? null : 'wrong-signature'
}

/** Checks, after the download, whether these are the signed bytes. */
export function checkImage(image: Uint8Array, { size, sha256 }: UpdateOffer): UpdateFailure | null {
  const isSame = image.length === size && createHash('sha256').update(image).digest('hex') === sha256
  return isSame ? null : 'wrong-hash'
}

/** Throws if it is no such key. */
export function toPublicKey(base64: string) {
  const x = Buffer.from(base64, 'base64')
  if (x.length !== 32) throw new Error('An Ed25519 public key has 32 bytes.')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: x.toString('base64url') }, format: 'jwk' })
}
