import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { firmwareSignedText, type SignedFirmware } from '@pipit/contract/firmware/signed-text'

interface ImageOptions {
  version?: string
  /** Bytes of the second segment, so that images have different sizes. */
  size?: number
  chipId?: number
}

/** An application image as ESP-IDF builds it: header, two segments, checksum and hash. */
export function buildImage({ version = '2.0.0', size = 200_000, chipId = 9 }: ImageOptions = {}): Buffer {
  const description = Buffer.alloc(256)
  description.writeUInt32LE(0xabcd5432, 0)
  description.write(version, 16)
  description.write('companion', 48)
  const segments = [description, Buffer.alloc(size, `part ${size} `)]
  const header = Buffer.alloc(24)
  header.writeUInt8(0xe9, 0)
  header.writeUInt8(segments.length, 1)
  header.writeUInt16LE(chipId, 12)
  header.writeUInt8(1, 23)
  const body = Buffer.concat([header, ...segments.flatMap((data, index) => [segmentHeader(index, data.length), data])])
  const padding = Buffer.alloc(15 - (body.length % 16))
  let checksum = 0xef
  for (const data of segments) for (const byte of data) checksum ^= byte
  return withHash(Buffer.concat([body, padding, Buffer.from([checksum])]))
}

/** The image with its hash, after something in it was changed. */
export function withHash(image: Buffer): Buffer {
  return Buffer.concat([image, createHash('sha256').update(image).digest()])
}

function segmentHeader(index: number, length: number) {
  const header = Buffer.alloc(8)
  header.writeUInt32LE(0x3c000020 + index, 0)
  header.writeUInt32LE(length, 4)
  return header
}

export function createFirmwareKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const text = Buffer.from(String(publicKey.export({ format: 'jwk' })['x']), 'base64url').toString('base64')
  return { text, privateKey }
}

type Signed = Omit<SignedFirmware, 'size' | 'sha256'>

export function signImage(image: Buffer, signed: Signed, privateKey: KeyObject): string {
  const sha256 = createHash('sha256').update(image).digest('hex')
  const text = firmwareSignedText({ ...signed, size: image.length, sha256 })
  return sign(null, Buffer.from(text), privateKey).toString('base64')
}
