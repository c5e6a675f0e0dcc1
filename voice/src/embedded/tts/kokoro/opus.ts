import { Decoder } from '@evan/opus'
import { encodeOpusPackets } from '../../../audio/encode-opus.ts'

const rate = 24_000
const headerBytes = 6

/** The file begins with the number of samples and of those to skip; each Opus packet follows its length. */
export function encodeOpus(speech: Int16Array): Buffer {
  const { packets, lookahead } = encodeOpusPackets(speech, { rate, application: 'audio' })
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32LE(speech.length)
  header.writeUInt16LE(lookahead, 4)
  const lengthOf = (packet: Uint8Array) => {
    const length = Buffer.alloc(2)
    length.writeUInt16LE(packet.length)
    return length
  }
  return Buffer.concat([header, ...packets.flatMap((packet) => [lengthOf(packet), packet])])
}

export const decodedSeconds = (bytes: Buffer) => bytes.readUInt32LE(0) / rate

/** Yields 20 ms at a time, so that other conversations go on between them. */
export function* decodeOpus(bytes: Uint8Array): Generator<Int16Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const decoder = new Decoder({ channels: 1, sample_rate: rate })
  let samplesLeft = file.readUInt32LE(0)
  let samplesToSkip = file.readUInt16LE(4)
  for (let at = headerBytes; at < file.length && samplesLeft > 0;) {
    const length = file.readUInt16LE(at)
    const decoded = new Int16Array(new Uint8Array(decoder.decode(file.subarray(at + 2, at + 2 + length))).buffer)
    at += 2 + length
    const samples = decoded.subarray(Math.min(samplesToSkip, decoded.length))
    samplesToSkip -= decoded.length - samples.length
    yield samples.slice(0, samplesLeft)
    samplesLeft -= samples.length
  }
}
