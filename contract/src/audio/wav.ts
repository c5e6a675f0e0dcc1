import { samplesToPcm } from './pcm.ts'

const writtenHeaderLength = 44
const pcmCoding = 1
/** The position of the first chunk: after `RIFF`, the length and `WAVE`. */
const firstChunkAt = 12
const chunkHeaderLength = 8

export interface WavFormat {
  /** 1 is PCM, 0xfffe says that more about the format follows. */
  coding: number
  channels: number
  rate: number
  bitsPerSample: number
}

export interface WavHeader {
  /** It is null if there is no format chunk before the samples. */
  format: WavFormat | null
  /** The position of the samples, and their number of bytes according to the file. */
  samplesAt: number
  length: number
}

export function isWav(file: Uint8Array): boolean {
  return file.length >= firstChunkAt && textAt(file, 0) === 'RIFF' && textAt(file, 8) === 'WAVE'
}

/** Returns null while the bytes end before the samples. Other chunks are skipped. */
export function readWavHeader(bytes: Uint8Array): WavHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let format: WavFormat | null = null
  for (let at = firstChunkAt; at + chunkHeaderLength <= bytes.length;) {
    const [name, length] = [textAt(bytes, at), view.getUint32(at + 4, true)]
    const content = at + chunkHeaderLength
    if (name === 'data') return { format, samplesAt: content, length }
    if (name === 'fmt ') {
      if (bytes.length < content + 16) return null
      format = {
        coding: view.getUint16(content, true),
        channels: view.getUint16(content + 2, true),
        rate: view.getUint32(content + 4, true),
        bitsPerSample: view.getUint16(content + 14, true),
      }
    }
    // Chunks start at even positions.
    at = content + length + (length % 2)
  }
  return null
}

/** Samples of one channel as a WAV file. */
export function writeWav(pieces: Int16Array[], rate: number): Uint8Array<ArrayBuffer> {
  const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const file = new Uint8Array(writtenHeaderLength + length)
  const view = new DataView(file.buffer)
  const write = (at: number, text: string) => file.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, writtenHeaderLength - 8 + length, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, pcmCoding, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, length, true)
  let at = writtenHeaderLength
  for (const piece of pieces) {
    file.set(samplesToPcm(piece), at)
    at += piece.byteLength
  }
  return file
}

function textAt(bytes: Uint8Array, at: number) {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
