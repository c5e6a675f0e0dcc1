import type { z } from 'zod'
import type { deviceStatus, startRequest, updateFailureReport } from './schemas.ts'
import type { ConnectionRefusal } from '../realtime/events.ts'

/**
 * The device protocol over socket.io, described for firmware authors in docs/device-protocol.md. It imports only types,
 * so code that validates nothing does not load the schemas.
 */

/** A device that is connected here is online. */
export const chatNamespace = '/chat'

/**
 * While a conversation runs, the server sends `alive` so often. A device that has received nothing for the longer time
 * connects again: Socket.IO's own pings, which are rare to be cheap for idle devices, would notice a frozen server only
 * after half a minute.
 */
export const alive = { intervalMs: 1000, timeoutMs: 3000 } as const

/** 16-bit samples, little-endian, one channel. */
export const childSpeech = { rate: 16_000, chunkSamples: 1024, mediaType: 'audio/pcm' } as const
export const coachSpeech = { rate: 24_000, mediaType: 'audio/pcm' } as const

export const vision = {
  mediaType: 'image/jpeg',
  width: 2048,
  height: 1080,
  /** Far more than a picture of that size at quality 95 needs. */
  maxBytes: 2_500_000,
  /** A progressive JPEG usually has ten. */
  maxScans: 30,
  intervalMs: 2000,
  quality: 0.95,
  camera: { width: 4096, height: 2160 },
  rotation: 0,
} as const

export interface DeviceHandshake {
  token: string
}

export type DeviceStatus = z.infer<typeof deviceStatus>
export type StartRequest = z.input<typeof startRequest>
export type UpdateFailure = z.infer<typeof updateFailureReport>[1]

/** A newer firmware for this device. See `firmwareSignedText` for what is signed. */
export interface UpdateOffer {
  version: string
  hardwareModel: string
  /** It works for this device alone, for a day, and supports ranges. */
  url: string
  /** The size in bytes. */
  size: number
  /** Hexadecimal. */
  sha256: string
  /** Ed25519, in base64. */
  signature: string
}

/**
 * All but `status`, `update-failed` and `stop` carry a sequence number, which the device only ever increases. The server ignores numbers
 * that it has seen before.
 */
export interface EventsFromDevice {
  /** Acknowledged with null when it was stored; at most one a second is. */
  status: (status: DeviceStatus, acknowledge: (refusal: ConnectionRefusal | null) => void) => void
  /** Acknowledged with null, followed by `ready`, or with the reason for the refusal. */
  start: (start: StartRequest, acknowledge: (refusal: StartRefusal | null) => void) => void
  /** A chunk of the microphone's signal, as `childSpeech`, all the time: the server detects when the child speaks. */
  speech: (sequence: number, samples: Uint8Array) => void
  /** The child released the button. Optional: the server detects the end of an utterance by itself. */
  'end-of-speech': (sequence: number) => void
  text: (sequence: number, text: string) => void
  /** A JPEG, as `vision`. */
  vision: (sequence: number, picture: Uint8Array) => void
  /** The child wants the coach to be quiet. */
  interrupt: (sequence: number) => void
  card: (sequence: number, cardId: string) => void
  /** How many milliseconds of a sentence the loudspeaker has played. The transcript holds only what was played. */
  played: (sequence: number, sentence: string, milliseconds: number) => void
  stop: () => void
  /** The offered version could not be installed. */
  'update-failed': (version: string, failure: UpdateFailure) => void
}

export interface EventsToDevice {
  /** Sent before the server closes the connection. */
  closing: (reason: DisconnectReason) => void
  /** The conversation has started or continues; the server has received everything up to `lastSequence`. */
  ready: (ready: { conversation: string; lastSequence: number; resumed: boolean; child: string }) => void
  /** The conversation still runs here; see `alive`. */
  alive: () => void
  state: (state: ChatState) => void
  /** The text that was recognised in the child's speech. */
  'child-text': (text: string) => void
  /** What the coach is about to say, one sentence at a time. */
  'coach-text': (sentence: string, text: string) => void
  /** The next piece of a sentence's speech, as `coachSpeech`. Sentences come one after another. */
  'coach-speech': (sentence: string, samples: Uint8Array) => void
  'end-of-coach-speech': (sentence: string) => void
  /** Stop at once, and discard what was not played. */
  'stop-playback': () => void
  /** A transcript entry as the parent will see it. */
  transcript: (entry: ChatEntry) => void
  /** Sent while no conversation runs. The device installs it when nobody talks with it. */
  'update-available': (update: UpdateOffer) => void
  error: (error: { code: ChatError; event?: keyof EventsFromDevice }) => void
  /** The conversation is over; the connection stays open. */
  'conversation-ended': (conversation: string, reason: ConversationEndReason) => void
}

export type ChatState = 'listening' | 'thinking' | 'speaking'

export interface ChatEntry {
  id: string
  at: number
  who: 'child' | 'coach'
  /** It is null when the child spoke and no text was recognised. */
  text: string | null
  interrupted: boolean
}

/**
 * `no-child`: the device is assigned to no child yet. `unknown-card`: the family has no such card. `consent-required`:
 * the parent has not agreed to conversations, or no longer does.
 */
export type StartRefusal =
  | ConnectionRefusal
  | { code: 'no-child' | 'unknown-child' | 'unknown-card' | 'not-registered' }

/**
 * `no-conversation`: send `start` first. `invalid-chunk`: not 1,024 samples. `invalid-picture`: no JPEG, too large, or too many scans.
 * `rate-limited`: the device sends events too fast; some were dropped. The coach also says the last three in words.
 */
export type ChatError =
  | 'invalid-request'
  | 'no-conversation'
  | 'invalid-chunk'
  | 'invalid-picture'
  | 'unknown-card'
  | 'rate-limited'
  | 'unavailable'
  | 'stt-failed'
  | 'language-model-failed'
  | 'tts-failed'

export type ConversationEndReason =
  | 'stopped'
  | 'replaced'
  | 'deactivated'
  | 'server-stopping'
  | 'goodbye'
  | 'silence'
  | 'time-limit'
  | 'quiet-hours'
  | 'paused'
  | 'provider-failed'
  | 'busy'
  | 'disconnected'

/**
 * `deactivated`: the device belongs to no family, or was given a new key. `replaced`: the same device has connected
 * again, elsewhere. `account-disabled`: the family's account is disabled for now. `signed-out`: the person who acts as
 * the device is no longer signed in, or no longer permitted. `protocol-violation`: the device sent far too much, or does
 * not read what it is sent.
 */
export type DisconnectReason =
  | 'deactivated'
  | 'replaced'
  | 'account-disabled'
  | 'signed-out'
  | 'server-stopping'
  | 'protocol-violation'
