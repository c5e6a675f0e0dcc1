import type { Scope } from '@pipit/contract/api/access'
import {
  vision,
  type ChatError,
  type StartRefusal,
  type DisconnectReason,
  type EventsFromDevice,
  type EventsToDevice,
} from '@pipit/contract/chat/events'
import { cardShown, chatText, playedUpTo, startOfChat } from '@pipit/contract/chat/schemas'
import type { Socket } from 'socket.io'
import type { Database } from '../../database/connect.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { readJpegSize } from './read-jpeg-size.ts'
import type { DeviceOutput, ConversationRunner } from './conversation-runner.ts'
import { readChunk } from './read-chunk.ts'
import type { ConversationRegistry } from './conversation-registry.ts'
import { findCardOfDevice } from './find-participants.ts'

interface Caller {
  deviceId: string
  scopes: readonly Scope[]
  /** Settled when the device counts as connected. */
  admitted: Promise<void>
  end: (reason: DisconnectReason) => void
}

type ChatEvent = Exclude<keyof EventsFromDevice, 'status'>

const scopeFor = {
  start: 'chat:create',
  speech: 'chatTranscript:create',
  text: 'chatTranscript:create',
  vision: 'chatTranscript:create',
  card: 'chat:create',
  'end-of-speech': 'chat:create',
  interrupt: 'chat:create',
  played: 'chat:create',
  stop: 'chat:create',
} as const satisfies Record<ChatEvent, Scope>

/** Of events and of samples that wait for the detector: some seconds of speech. */
const mostWaiting = 100
const mostUnsentBytes = 8_000_000

/** One device's connection: reads what it says, and hands it on in its order. */
export function chatGateway({ talks, database }: { talks: ConversationRegistry; database: Database }) {
  return function serve(socket: Socket<EventsFromDevice, EventsToDevice>, { deviceId, scopes, admitted, end }: Caller) {
    let talk: ConversationRunner | null = null
    let waiting = 0
    let last: Promise<unknown> = admitted.then(() => (isAdmitted = true))
    let isAdmitted = false
    let lastCount = 0
    const pace = createRateLimiter()
    const line: DeviceOutput = {
      send(name, ...message) {
        if (!scopes.includes(name === 'transcript' ? 'chatTranscript:read' : 'chat:read')) return
        if (unsentBytes(socket) > mostUnsentBytes) return end('protocol-violation')
        socket.emit(name, ...message)
        if (name === 'conversation-ended') talk = null
      },
    }

    on('start', (start, heard) =>
      inOrder(async () => {
        const refusal = await begin(start).catch((): StartRefusal => ({ code: 'unavailable' }))
        if (typeof heard === 'function') heard(refusal)
      }),
    )
    on('speech', (count, bytes) => {
      const samples = readChunk(bytes)
      if (!samples) return refuse('invalid-chunk', 'speech')
      return withTalk('speech', count, (to, sequence) =>
        to.hear(sequence, samples).catch(() => refuse('stt-failed', 'speech')),
      )
    })
    on('end-of-speech', (count) => withTalk('end-of-speech', count, (to, sequence) => to.endOfSpeech(sequence)))
    on('text', (count, given) => {
      const { data: text } = chatText.safeParse(given)
      if (text === undefined) return refuse('invalid-request', 'text')
      return withTalk('text', count, (to, sequence) => to.take({ type: 'text', sequence, text }))
    })
    on('vision', (count, picture) => {
      if (!isPicture(picture)) return refuse('invalid-picture', 'vision')
      return withTalk('vision', count, (to, sequence) => to.see(sequence, picture))
    })
    on('interrupt', (count) => withTalk('interrupt', count, (to, sequence) => to.take({ type: 'interrupt', sequence })))
    on('card', (count, given) => {
      const { data: cardId } = cardShown.safeParse(given)
      if (!cardId) return refuse('unknown-card', 'card')
      return withTalk('card', count, async (to, sequence) => {
        const card = await findCardOfDevice(database, deviceId, cardId)
        if (card) to.take({ type: 'card', sequence, card })
        else refuse('unknown-card', 'card')
      })
    })
    on('played', (count, ...given) => {
      const { data: report } = playedUpTo.safeParse(given)
      if (!report) return refuse('invalid-request', 'played')
      const [sentence, playedMs] = report
      return withTalk('played', count, (to, sequence) => to.take({ type: 'played', sequence, sentence, playedMs }))
    })
    on('stop', () => inOrder(() => talk?.stop('stopped')))

    return {
      /** The connection is over; `ended`: because the server wanted it. */
      leave(ended: DisconnectReason | null) {
        const left = talk
        talk = null
        if (ended === 'deactivated' || ended === 'account-disabled') left?.stop('deactivated')
        else if (ended === 'signed-out') left?.stop('stopped')
        else void left?.hangUp(line)
      },
    }

    /** What a device says is nobody's promise: everything is checked here, whatever its type says. */
    function on(event: ChatEvent, act: (...given: unknown[]) => void) {
      socket.on(event, ((...given: unknown[]) => {
        const haste = pace.take()
        if (haste === 'far-too-fast') return end('protocol-violation')
        if (haste === 'too-fast-again') return
        if (haste === 'rate-limited') return refuse('rate-limited', event)
        if (!scopes.includes(scopeFor[event])) return refuse('forbidden', event)
        act(...given)
      }) as never)
    }

    /** At once when nothing else is waiting, as it mostly is. */
    function inOrder(act: () => Promise<unknown> | void) {
      if (waiting >= mostWaiting) return refuse('rate-limited', 'speech')
      const acting = waiting === 0 && isAdmitted ? attempt(act) : last.then(act)
      if (!acting) return
      waiting += 1
      last = acting.then(oneLess, oneLess)
    }

    function oneLess() {
      waiting -= 1
    }

    function withTalk(
      event: ChatEvent,
      sequence: unknown,
      act: (to: ConversationRunner, sequence: number) => Promise<unknown> | void,
    ) {
      if (!isCount(sequence)) return refuse('invalid-request', event)
      inOrder(() => {
        if (!talk) return refuse('no-conversation', event)
        if (sequence <= lastCount) return undefined
        lastCount = sequence
        return act(talk, sequence)
      })
    }

    async function begin(given: unknown): Promise<StartRefusal | null> {
      const { data: start } = startOfChat.safeParse(given)
      if (!start) return { code: 'invalid-request' }
      const found = await talks.start(deviceId, start, line)
      if ('code' in found) return found
      if (!socket.connected) {
        void found.hangUp(line)
        return null
      }
      talk = found
      // A device that has come back sends again what was not taken; the conversation knows what was.
      lastCount = start.resume === found.id ? 0 : start.sequence
      return null
    }

    function refuse(code: ChatError, event: ChatEvent) {
      socket.emit('error', { code, event })
    }
  }
}

/** Whatever goes wrong with one event, the process and the next event go on. */
function attempt(act: () => Promise<unknown> | void) {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** The schema would say the same, but speech comes sixteen times a second from each device. */
const isCount = (sequence: unknown): sequence is number => Number.isSafeInteger(sequence) && (sequence as number) >= 1

function isPicture(picture: unknown): picture is Uint8Array {
  if (!(picture instanceof Uint8Array) || picture.byteLength > vision.maxBytes) return false
  const size = readJpegSize(picture)
  // The camera may be built in sideways.
  return (
    size !== null &&
    Math.max(size.width, size.height) <= vision.width &&
    Math.min(size.width, size.height) <= vision.height
  )
}

/** What the device has not taken yet: one that never reads must not fill our memory. */
function unsentBytes({ conn }: Socket) {
  const { socket } = conn.transport as unknown as { socket?: { bufferedAmount?: number } }
  return socket?.bufferedAmount ?? 0
}
