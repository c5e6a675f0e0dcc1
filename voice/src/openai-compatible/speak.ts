import type { TextToSpeech } from '@pipit/conversation/ports'
import { wholeSamples } from '../audio/pcm.ts'
import { resample, spokenRate } from '../audio/resample.ts'
import { streamFromProvider } from '../network/provider-call.ts'
import { readSpeechHeader, type SpeechFormat } from '../audio/wav.ts'
import { jsonRequest, sendRequest, type OpenAiServer } from './http-request.ts'

/** Servers use many content types for PCM, or none. Only types that are certainly not PCM are excluded. */
const pcmContentType = /^(?!text\/|application\/(?!octet-stream)|audio\/(?:mpeg|mp3|ogg|opus|aac|flac|webm))/i
const maxHeaderBytes = 4_096

/** Sends `POST /audio/speech` without the SDK, which does not stream the speech. */
export function createOpenAiTextToSpeech(server: OpenAiServer, model: string, voice: string): TextToSpeech {
  return {
    speak: (text, { signal }) =>
      streamFromProvider('openai-compatible', signal, async function* (call) {
        if (!text.trim()) return
        const request = jsonRequest({ model, voice, input: text, response_format: 'pcm' })
        const limits = { contentType: pcmContentType, maxBytes: maxBytesFor(text) }
        const { bytes } = await sendRequest(`${server.baseUrl}/audio/speech`, request, server, call, limits)
        const { format, samples } = await readFormat(bytes)
        let spoken = false
        for await (const piece of resample(toMono(wholeSamples(samples, 2 * format.channels), format), format.rate)) {
          spoken ||= piece.length > 0
          if (piece.length > 0) yield piece
        }
        if (!spoken) throw call.fail('invalid-response')
      }),
  }
}

/** Slow speech at the highest rate with two channels is not larger. */
const maxBytesFor = (text: string) => (10 + text.length / 4) * 48_000 * 2 * 2

/** Some servers send a WAV file, with any sample rate, although PCM was requested. */
async function readFormat(
  bytes: AsyncGenerator<Uint8Array>,
): Promise<{ format: SpeechFormat; samples: AsyncIterable<Uint8Array> }> {
  let start = Buffer.alloc(0)
  for (;;) {
    const { done, value } = await bytes.next()
    if (!done) start = Buffer.concat([start, value])
    const name = start.toString('latin1', 0, 4)
    if (name !== 'RIFF' && (done || start.length >= 4)) break
    const header = name === 'RIFF' ? readSpeechHeader(start) : null
    if (header)
      return { format: header, samples: limitBytes(header.length, prepend(start.subarray(header.samplesAt), bytes)) }
    if (done || start.length > maxHeaderBytes) throw new TypeError('no WAV header within the first bytes')
  }
  return { format: { rate: spokenRate, channels: 1 }, samples: prepend(start, bytes) }
}

async function* prepend(start: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  yield start
  yield* rest
}

/** A WAV file may have other chunks after the samples. */
async function* limitBytes(length: number, pieces: AsyncIterable<Uint8Array>) {
  let remaining = length
  for await (const piece of pieces) {
    yield piece.subarray(0, remaining)
    remaining -= piece.length
    if (remaining <= 0) return
  }
}

async function* toMono(pieces: AsyncIterable<Int16Array>, { channels }: SpeechFormat) {
  for await (const piece of pieces) {
    yield channels === 1
      ? piece
      : Int16Array.from({ length: piece.length / 2 }, (_, at) => mean(piece[2 * at], piece[2 * at + 1]))
  }
}

const mean = (left = 0, right = 0) => Math.round((left + right) / 2)
