import { ProviderFailure } from './provider-failure.ts'

export interface Format {
  rate: number
  channels: number
}

interface WavHeader extends Format {
  samplesAt: number
  /** In bytes. */
  length: number
}

/** Who begins to send before the end is known writes a length that cannot be. */
const knownLength = (length: number) => (length === 0 || length >= 0x7fff_0000 ? Infinity : length)

/** Null while too little of it is there. */
export function readWavHeader(bytes: Buffer): WavHeader | null {
  let format: Format | null = null
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    if (name === 'data') {
      if (!format) throw new ProviderFailure('broken')
      return { ...format, samplesAt: at + 8, length: knownLength(length) }
    }
    if (name === 'fmt ') {
      if (bytes.length < at + 24) return null
      format = readFormat(bytes.subarray(at + 8))
    }
    at += 8 + length + (length % 2)
  }
  return null
}

/** Plain 16-bit samples only. */
function readFormat(chunk: Buffer): Format {
  const [coding, channels, bits] = [chunk.readUInt16LE(0), chunk.readUInt16LE(2), chunk.readUInt16LE(14)]
  const rate = chunk.readUInt32LE(4)
  const extensible = 0xfffe
  const readable = (coding === 1 || coding === extensible) && bits === 16 && (channels === 1 || channels === 2)
  if (!readable || rate < 8_000 || rate > 192_000) throw new ProviderFailure('broken')
  return { rate, channels }
}
