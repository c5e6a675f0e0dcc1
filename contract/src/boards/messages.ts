import { z } from 'zod'

/** The messages of the xiaozhi protocol. Clients differ, so each field may be missing or odd, and others are ignored. */

export const boardSocketPath = '/xiaozhi/v1/'
export const boardVisionPath = '/xiaozhi/vision'

/** Returns to us as the result of the board's camera tool. */
export interface VisionAnswer {
  success: true
  picture: string
}

export const listenModes = ['auto', 'manual', 'realtime'] as const
export type ListenMode = (typeof listenModes)[number]

const duration = z.number().optional().catch(undefined)
const audioParams = z.looseObject({ frame_duration: duration, frameDuration: duration })

const boardHello = z.looseObject({
  type: z.literal('hello'),
  /** The version of the binary frames. Boards also say it in a header. */
  version: z.number().optional().catch(undefined),
  features: z.looseObject({ mcp: z.boolean().catch(false) }).catch({ mcp: false }),
  audio_params: audioParams.optional().catch(undefined),
  /** Some clients write it like this. */
  audioParams: audioParams.optional().catch(undefined),
})

const maxTextLength = 1000

export const boardMessage = z.discriminatedUnion('type', [
  boardHello,
  z.looseObject({
    type: z.literal('listen'),
    state: z.enum(['start', 'stop', 'detect']),
    mode: z.enum(listenModes).catch('auto'),
    /** `detect` has the wake word, or what somebody typed. */
    text: z.string().trim().max(maxTextLength).catch(''),
  }),
  z.looseObject({ type: z.literal('abort') }),
  z.looseObject({ type: z.literal('mcp'), payload: z.looseObject({}) }),
  z.looseObject({ type: z.literal('ping') }),
  z.looseObject({ type: z.literal('goodbye') }),
])
export type BoardMessage = z.output<typeof boardMessage>

/** What boards show on their display. */
export type Emotion = 'neutral' | 'happy' | 'laughing' | 'sad' | 'thinking' | 'sleepy'

export type MessageToBoard =
  | { type: 'hello'; transport: 'websocket'; audio_params: AudioFormat }
  | { type: 'stt'; text: string }
  | { type: 'tts'; state: 'start' | 'stop' }
  | { type: 'tts'; state: 'sentence_start'; text: string }
  | { type: 'llm'; emotion: Emotion; text: string }
  | { type: 'mcp'; payload: object }
  | { type: 'alert'; status: string; message: string; emotion: Emotion }
  | { type: 'system'; command: 'reboot' }
  | { type: 'pong' }

export interface AudioFormat {
  format: 'opus'
  sample_rate: number
  channels: 1
  frame_duration: number
}
