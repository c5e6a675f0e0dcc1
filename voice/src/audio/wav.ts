import { readWavHeader, type WavFormat } from '@pipit/contract/audio/wav'

export type SpeechFormat = Pick<WavFormat, 'rate' | 'channels'>

interface SpeechHeader extends SpeechFormat {
  samplesAt: number
  length: number
}

const pcm = 1
const extensible = 0xfffe

/** A server that streams a WAV file does not know its length and writes 0 or a huge number. */
const knownLength = (length: number) => (length === 0 || length >= 0x7fff_0000 ? Infinity : length)

/** Null means that the header is incomplete. Only 16-bit PCM with one or two channels is accepted. */
export function readSpeechHeader(bytes: Uint8Array): SpeechHeader | null {
  const header = readWavHeader(bytes)
  if (!header) return null
  if (!header.format || !isReadable(header.format)) throw new TypeError('not a WAV file of 16-bit samples')
  const { rate, channels } = header.format
  return { rate, channels, samplesAt: header.samplesAt, length: knownLength(header.length) }
}

function isReadable({ coding, channels, rate, bitsPerSample }: WavFormat) {
  const isPcm = (coding === pcm || coding === extensible) && bitsPerSample === 16
  return isPcm && (channels === 1 || channels === 2) && rate >= 8_000 && rate <= 192_000
}
