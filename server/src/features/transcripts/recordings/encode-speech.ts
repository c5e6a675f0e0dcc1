import { Encoder } from '@evan/opus'
import { writeOgg } from './ogg.ts'

const rate = 16_000
const frameSamples = rate / 50
/** Opus in Ogg counts positions at 48 kHz, whatever the sample rate is. */
const toPosition = (samples: number) => (samples * 48_000) / rate
/** Clear speech at a tenth of the size of PCM. */
const bitrate = 24_000
/** OPUS_GET_LOOKAHEAD_REQUEST of libopus. */
const getLookaheadRequest = 4027

/** Encodes mono speech as Opus in Ogg. */
export function encodeSpeech(samples: Int16Array): Uint8Array {
  const encoder = new Encoder({ channels: 1, sample_rate: rate, application: 'voip' })
  encoder.bitrate = bitrate
  encoder.signal = 'voice'
  const lookahead = encoder.ctl(getLookaheadRequest)
  const count = Math.ceil((samples.length + lookahead) / frameSamples)
  const padded = new Int16Array(count * frameSamples)
  padded.set(samples)
  const packets = Array.from({ length: count }, (_, index) =>
    // Copied, because the encoder may reuse its output buffer.
    Uint8Array.from(encoder.encode(padded.subarray(index * frameSamples, (index + 1) * frameSamples))),
  )
  return writeOgg({
    packets,
    packetDuration: toPosition(frameSamples),
    preSkip: toPosition(lookahead),
    duration: toPosition(samples.length),
  })
}
