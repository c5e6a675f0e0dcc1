import { encodeOpusPackets } from '@pipit/voice/audio/encode-opus'
import { writeOgg } from './ogg.ts'

const rate = 16_000
/** Opus in Ogg counts positions at 48 kHz, whatever the sample rate is. */
const toPosition = (samples: number) => (samples * 48_000) / rate

/** Encodes mono speech as Opus in Ogg. */
export function encodeSpeech(samples: Int16Array): Uint8Array {
  const { packets, packetSamples, lookahead } = encodeOpusPackets(samples, { rate, application: 'voip' })
  return writeOgg({
    packets,
    packetDuration: toPosition(packetSamples),
    preSkip: toPosition(lookahead),
    duration: toPosition(samples.length),
  })
}
