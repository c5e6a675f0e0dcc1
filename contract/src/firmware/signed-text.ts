import type { DeviceProtocol } from '../devices/devices.ts'

export interface SignedFirmware {
  /** Default: for devices of ours. */
  protocol?: DeviceProtocol
  hardwareModel: string
  version: string
  /** The size in bytes. */
  size: number
  /** Hexadecimal, in lower case. */
  sha256: string
}

/**
 * What the Ed25519 signature of an image covers, in UTF-8. The model and the version are part of it, so nobody can pass
 * off an image as one for another model, or an old one as a newer one, nor one for boards as one for devices of ours. The
 * first line keeps signatures for other purposes apart.
 */
export function firmwareSignedText({ protocol, hardwareModel, version, size, sha256 }: SignedFirmware): string {
  const ofBoards = protocol === 'xiaozhi' ? 'protocol xiaozhi\n' : ''
  return `pipit firmware 1\n${ofBoards}model ${hardwareModel}\nversion ${version}\nsize ${size}\nsha256 ${sha256}\n`
}
