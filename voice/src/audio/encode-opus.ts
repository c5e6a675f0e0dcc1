import { Encoder } from '@evan/opus'

/** Speech stays clear at this bitrate, which is a tenth of PCM at 16,000 Hz and a sixteenth at 24,000 Hz. */
const bitrate = 24_000
/** This is OPUS_GET_LOOKAHEAD_REQUEST of libopus. */
const getLookaheadRequest = 4027

interface Options {
  rate: 16_000 | 24_000
  application: 'voip' | 'audio'
}

export interface OpusPackets {
  packets: Uint8Array[]
  packetSamples: number
  /** A decoder has to skip this many samples at the start. */
  lookahead: number
}

/** Each packet holds 20 ms of mono speech. */
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
    // The encoder may reuse its output buffer, so the packet is copied.
    Uint8Array.from(encoder.encode(padded.subarray(index * packetSamples, (index + 1) * packetSamples))),
  )
  return { packets, packetSamples, lookahead }
}
