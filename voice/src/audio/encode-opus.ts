import { Encoder } from '@evan/opus'

/** Clear speech at a tenth of the size of PCM at 16,000 Hz, and a sixteenth at 24,000 Hz. */
const bitrate = 24_000
/** OPUS_GET_LOOKAHEAD_REQUEST of libopus. */
const getLookaheadRequest = 4027

interface Options {
  rate: 16_000 | 24_000
  application: 'voip' | 'audio'
}

export interface OpusPackets {
  packets: Uint8Array[]
  /** In samples, as all lengths here. */
  packetSamples: number
  /** How many samples a decoder has to skip at the start. */
  lookahead: number
}

/** Mono speech as packets of 20 ms. */
export function encodeOpusPackets(speech: Int16Array, { rate, application }: Options): OpusPackets {
  const packetSamples = rate / 50
  const encoder = new Encoder({ channels: 1, sample_rate: rate, application })
  encoder.bitrate = bitrate
  encoder.signal = 'voice'
  const lookahead = encoder.ctl(getLookaheadRequest)
  const count = Math.ceil((speech.length + lookahead) / packetSamples)
  const padded = new Int16Array(count * packetSamples)
  padded.set(speech)
  const packets = Array.from({ length: count }, (_, index) =>
    // Copied, because the encoder may reuse its output buffer.
    Uint8Array.from(encoder.encode(padded.subarray(index * packetSamples, (index + 1) * packetSamples))),
  )
  return { packets, packetSamples, lookahead }
}
