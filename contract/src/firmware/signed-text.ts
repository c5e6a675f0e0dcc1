export interface SignedFirmware {
  hardwareModel: string
  version: string
  /** In bytes. */
  size: number
  /** Hexadecimal, in lower case. */
  sha256: string
}

/**
 * What the Ed25519 signature of an image covers, in UTF-8. The model and the version are part of it, so nobody can pass
 * off an image as one for another model, or an old one as a newer one. The first line keeps signatures for other purposes
 * apart.
 */
export function firmwareSignedText({ hardwareModel, version, size, sha256 }: SignedFirmware): string {
  return `pipit firmware 1\nmodel ${hardwareModel}\nversion ${version}\nsize ${size}\nsha256 ${sha256}\n`
}
