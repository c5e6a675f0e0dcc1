import { Encoder } from '@evan/opus'
import { writeOgg } from './ogg.ts'

const rate = 16_000
const frameSamples = rate / 50
/** To the 48,000 in a second that Opus counts by. */
const toPosition = (samples: number) => (samples * 48_000) / rate
/** Clear speech, at a tenth of the room that the samples take. */
const bitrate = 24_000
const getLookahead = 4027

/** Speech of one child as Opus in Ogg. */
export function encodeSpeech(samples: Int16Array): Uint8Array {
  const encoder = new Encoder({ channels: 1, sample_rate: rate, application: 'voip' })
  encoder.bitrate = bitrate
  encoder.signal = 'voice'
  const lead = encoder.ctl(getLookahead)
  const count = Math.ceil((samples.length + lead) / frameSamples)
  const padded = new Int16Array(count * frameSamples)
  padded.set(samples)
  const packets = Array.from({ length: count }, (_, index) =>
    // Copied: the encoder may write the next one into the same memory.
    Uint8Array.from(encoder.encode(padded.subarray(index * frameSamples, (index + 1) * frameSamples))),
  )
  return writeOgg({
    packets,
    packetDuration: toPosition(frameSamples),
    lead: toPosition(lead),
    duration: toPosition(samples.length),
  })
}
