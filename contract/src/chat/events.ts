import type { z } from 'zod'
import type { deviceStatus, startOfChat } from './schemas.ts'
import type { Refusal } from '../realtime/events.ts'

/**
 * What a device and the server say to each other while a child talks (socket.io). docs/device-protocol.md tells it to
 * whoever writes firmware. Only types are imported here, so that nobody loads the schemas who does not check anything.
 */

/** Connected here, a device is online. */
export const chatNamespace = '/chat'

/** 16-bit samples, little-endian, one channel. */
export const childSpeech = { rate: 16_000, chunkSamples: 1024, mediaType: 'audio/pcm' } as const
export const coachSpeech = { rate: 24_000, mediaType: 'audio/pcm' } as const

export const vision = {
  mediaType: 'image/jpeg',
  width: 2048,
  height: 1080,
  /** A picture of that size at quality 95 is well below. */
  mostBytes: 2_500_000,
  everyMilliseconds: 2000,
  quality: 0.95,
  camera: { width: 4096, height: 2160 },
  rotation: 0,
} as const

export interface DeviceHandshake {
  token: string
}

export type DeviceStatus = z.infer<typeof deviceStatus>
export type StartOfChat = z.input<typeof startOfChat>

/** All but `status` and `stop` carry the device's own count, which only grows; what was counted before is ignored. */
export interface EventsFromDevice {
  /** Answered with null when it is kept. At most one in a second is. */
  status: (status: DeviceStatus, heard: (refusal: Refusal | null) => void) => void
  /** Answered with why not, else with null; `ready` follows. */
  start: (start: StartOfChat, heard: (refusal: ChatRefusal | null) => void) => void
  /** A chunk of what the microphone hears, as `childSpeech`, all the time: the server finds out when the child speaks. */
  speech: (sequence: number, samples: Uint8Array) => void
  /** The child let the button go. Optional: the server finds the end itself. */
  'end-of-speech': (sequence: number) => void
  text: (sequence: number, text: string) => void
  /** A JPEG, as `vision`. */
  vision: (sequence: number, picture: Uint8Array) => void
  /** The child wants the coach to be quiet. */
  interrupt: (sequence: number) => void
  card: (sequence: number, cardId: string) => void
  /** How many milliseconds of a sentence have come out of the loudspeaker. What was not played was not said. */
  played: (sequence: number, sentence: string, milliseconds: number) => void
  stop: () => void
}

export interface EventsToDevice {
  /** Said before the server closes the connection. */
  ended: (reason: EndReason) => void
  /** The conversation goes on; what the device counted up to `upTo` has been taken. */
  ready: (ready: { conversation: string; upTo: number; resumed: boolean; child: string }) => void
  state: (state: ChatState) => void
  /** What the child was understood to say. */
  heard: (text: string) => void
  /** What the coach is about to say, a sentence at a time. */
  'coach-text': (sentence: string, text: string) => void
  /** The next piece of a sentence's speech, as `coachSpeech`. Sentences come one after another. */
  'coach-speech': (sentence: string, samples: Uint8Array) => void
  'end-of-coach-speech': (sentence: string) => void
  /** Fall silent at once, and throw away what was not played. */
  'stop-speaking': () => void
  /** A turn, as it is kept for the parent. */
  transcript: (entry: ChatEntry) => void
  error: (error: { code: ChatError; event?: keyof EventsFromDevice }) => void
  /** The conversation is over; the connection stays. */
  finished: (conversation: string, reason: FinishReason) => void
}

export type ChatState = 'listening' | 'thinking' | 'speaking'

export interface ChatEntry {
  id: string
  at: number
  who: 'child' | 'coach'
  /** Null when the child spoke and it could not be understood. */
  text: string | null
  interrupted: boolean
}

/** `no-child`: the device is given to no child yet. `unknown-card`: it is none of the family's. */
export type ChatRefusal = Refusal | { code: 'no-child' | 'unknown-child' | 'unknown-card' | 'not-registered' }

/**
 * `no-chat`: start first. `bad-chunk`: not 1,024 samples. `bad-picture`: no JPEG, or larger than allowed.
 * `too-fast`: more than a device has to say; some of it was thrown away. The others are told in words to the child, too.
 */
export type ChatError =
  | 'invalid-request'
  | 'forbidden'
  | 'no-chat'
  | 'bad-chunk'
  | 'bad-picture'
  | 'unknown-card'
  | 'too-fast'
  | 'too-much'
  | 'cannot-hear'
  | 'cannot-think'
  | 'cannot-speak'
  | 'unavailable'

export type FinishReason =
  | 'stopped'
  | 'replaced'
  | 'deactivated'
  | 'server-stopping'
  | 'goodbye'
  | 'silence'
  | 'time-is-up'
  | 'provider-failed'
  | 'disconnected'

/**
 * `deactivated`: it belongs to nobody, or has been given a new key since. `replaced`: the same device has connected
 * again, elsewhere. `switched-off`: the family's account is switched off for now. `signed-out`: the person who spoke
 * in its place is no longer signed in, or no longer may. `misbehaved`: it sent too much, or does not read what it is
 * sent.
 */
export type EndReason = 'deactivated' | 'replaced' | 'switched-off' | 'signed-out' | 'server-stopping' | 'misbehaved'
