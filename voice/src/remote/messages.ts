import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import { z } from 'zod'
import { providerErrorCodes } from '../provider-error.ts'

/** A message has the length of its header (four bytes, little-endian), the header in JSON, and samples. */
export const protocol = 'pipit-voice.1'

/** Half a minute of speech is 960,000 bytes, and the longest text is shorter. */
export const maxMessageBytes = 1_500_000
/** Embedded STT transcribes no more of an utterance. */
export const maxUtteranceSamples = 30 * 16_000

const id = z.int().positive()
const text = z.string().max(20_000)
const milliseconds = z.number().nonnegative()
const forSpeech = { id, language: z.string().max(50), maxWaitMs: milliseconds.exactOptional() }

/** `cancel`, and a closed connection, end what has been requested. Everything else gets one reply that ends it. */
export const requestSchema = z.discriminatedUnion('type', [
  /** The child's speech at 16,000 Hz follows the header. */
  z.object({ type: z.literal('hear'), ...forSpeech, expectedAnswers: z.array(text).exactOptional() }),
  /** The pieces of the coach's speech come before the reply. */
  z.object({
    type: z.literal('speak'),
    ...forSpeech,
    text,
    markedText: text.exactOptional(),
    voice: z.string().max(50).exactOptional(),
    neededInMs: milliseconds.exactOptional(),
  }),
  z.object({
    type: z.literal('prepare'),
    ...forSpeech,
    sentences: z.array(text),
    voice: z.string().max(50).exactOptional(),
  }),
  z.object({
    type: z.literal('choose-voice'),
    id,
    wanted: z.string().max(50),
    planned: z.object({ isScripted: z.boolean(), activity: z.string().max(200).nullable() }),
  }),
  /** At most two frames follow the header and continue the stream. The numbers of streams belong to the connection. */
  z.object({ type: z.literal('detect'), id, stream: id }),
  z.object({ type: z.literal('warm-up'), id, ports: z.object({ hear: z.boolean(), speak: z.boolean() }) }),
  z.object({ type: z.literal('cancel'), id }),
])

export type Request = z.output<typeof requestSchema>
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
export type NewRequest = WithoutId<Exclude<Request, { type: 'cancel' }>>

const queueStats = z.object({
  length: z.number(),
  running: z.number(),
  expectedWaitMs: z.number(),
  lastWaitMs: z.number(),
  refused: z.number(),
})

export const resultSchemas = {
  hear: z.object({ text: z.string(), isUncertain: z.boolean().exactOptional() }),
  'choose-voice': z.string(),
  detect: z.array(z.number()).transform((probabilities) => Float32Array.from(probabilities)),
}

export const replySchema = z.discriminatedUnion('type', [
  /** A piece of the coach's speech at 24,000 Hz follows the header. */
  z.object({ type: z.literal('piece'), id }),
  z.object({ type: z.literal('done'), id, result: z.unknown() }),
  z.object({
    type: z.literal('failed'),
    id,
    provider: z.enum(['embedded-vad', 'embedded-stt', 'embedded-tts', 'voice-process']),
    code: z.enum(providerErrorCodes),
  }),
  /** The request would have waited for longer than it may. */
  z.object({ type: z.literal('refused'), id }),
  /** The status is sent at once and then every second, as a heartbeat. */
  z.object({
    type: z.literal('status'),
    queues: z.record(z.string(), queueStats),
    isBusy: z.boolean(),
    /** The process takes no more requests. */
    isStopping: z.boolean(),
  }),
])

export type Reply = z.output<typeof replySchema>
export type Status = Extract<Reply, { type: 'status' }>

const headerLengthBytes = 4

export function encodeMessage(header: Request | Reply, samples: Int16Array = new Int16Array()): Buffer {
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(headerLengthBytes)
  length.writeUInt32LE(json.length)
  return Buffer.concat([length, json, samplesToPcm(samples)])
}

/** Null means that it is no message of this protocol. */
export function decodeMessage(message: Buffer): { header: unknown; samples: Int16Array } | null {
  try {
    const samplesAt = headerLengthBytes + message.readUInt32LE()
    if (samplesAt > message.length) return null
    return {
      header: JSON.parse(message.toString('utf8', headerLengthBytes, samplesAt)) as unknown,
      samples: pcmToSamples(message.subarray(samplesAt)),
    }
  } catch {
    return null
  }
}
