import type { EventsFromDevice, StartRefusal } from '@pipit/contract/chat/events'
import { shownCardId, chatText, playbackReport, startRequest } from '@pipit/contract/chat/schemas'
import type { Database } from '@pipit/database/connect'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { ConversationRegistry } from '../conversation/conversation-registry.ts'
import type { ConversationRunner } from '../conversation/conversation-registry.ts'
import type { ChatSocket, DeviceChannel } from './device-channel.ts'
import { createEventQueue } from '../conversation/event-queue.ts'
import { findCardOfDevice } from '../conversation/find-participants.ts'
import { isPicture } from './is-picture.ts'
import { costOf, RateLimiter, type TextLimit } from './rate-limiter.ts'
import { readChunk } from './read-chunk.ts'

export interface EventDependencies {
  registry: ConversationRegistry
  database: Database
  textLimit: TextLimit
  log: FailureLog
}

type ChatEvent = Exclude<keyof EventsFromDevice, 'status' | 'update-failed'>
/** They never reject. Some resolve when the event was handled. */
export type EventHandlers = Record<ChatEvent, (...given: unknown[]) => Promise<unknown> | void>

const chatEvents: Record<ChatEvent, true> = {
  start: true,
  speech: true,
  text: true,
  vision: true,
  card: true,
  'end-of-speech': true,
  interrupt: true,
  played: true,
  stop: true,
}

/**
 * Validates what a device sends and handles it in order. This is a middleware rather than a listener for each event,
 * because most devices are only connected: the handlers are created when a device begins to talk. All events are paced
 * first, `status` and those that do not exist too.
 */
export function receiveDeviceEvents(socket: ChatSocket, channel: DeviceChannel, dependencies: EventDependencies) {
  const limiter = new RateLimiter()
  let handlers: EventHandlers | null = null
  socket.use(([event, ...given], passOn) => {
    const verdict = limiter.take(costOf(event, given[1]))
    if (verdict === 'disconnect') return channel.close('protocol-violation')
    if (verdict === 'drop-and-report') channel.reportError('rate-limited', isKnown(event) ? event : undefined)
    if (verdict !== 'accept') return undefined
    if (!isChatEvent(event)) return passOn()
    if (!socket.connected) return undefined
    handlers ??= createEventHandlers(channel, dependencies)
    return handlers[event](...given)
  })
}

function isChatEvent(event: string): event is ChatEvent {
  return Object.hasOwn(chatEvents, event)
}

function isKnown(event: string): event is keyof EventsFromDevice {
  return event === 'status' || event === 'update-failed' || isChatEvent(event)
}

/** Any protocol uses them: a board's messages become the same events. */
export function createEventHandlers(
  channel: DeviceChannel,
  { registry, database, textLimit, log }: EventDependencies,
): EventHandlers {
  const { deviceId } = channel.connection
  let lastSequence = 0
  let detectorFailed = false
  const queue = createEventQueue({
    ready: channel.claimed,
    onOverflow: () => channel.reportError('rate-limited', 'speech'),
    onFailure: (error) => log.error('an event of a device could not be handled', error, context()),
  })

  return {
    start(start, acknowledge) {
      channel.isStarting = true
      queue.add(async () => {
        const refusal = await startConversation(start).catch((error: unknown): StartRefusal => {
          log.error('a conversation could not be started', error, { feature: 'chat' })
          return { code: 'unavailable' }
        })
        channel.isStarting = false
        if (!channel.conversation) channel.onIdle?.()
        if (typeof acknowledge === 'function') acknowledge(refusal)
      })
    },
    speech(sequence, bytes) {
      const samples = readChunk(bytes)
      if (!samples) return channel.reportError('invalid-chunk', 'speech')
      inConversation('speech', sequence, (conversation, number) =>
        conversation.receiveSpeech(number, samples).catch(reportDetectorFailure),
      )
    },
    'end-of-speech': (sequence) =>
      inConversation('end-of-speech', sequence, (conversation, number) => conversation.endSpeech(number)),
    text(sequence, given) {
      const { data: text } = chatText.safeParse(given)
      if (text === undefined) return channel.reportError('invalid-request', 'text')
      inConversation('text', sequence, (conversation, number) => {
        if (!textLimit.take(conversation.accountId, text)) return channel.reportError('rate-limited', 'text')
        return conversation.receive({ type: 'text', sequence: number, text })
      })
    },
    vision(sequence, picture) {
      if (!isPicture(picture)) return channel.reportError('invalid-picture', 'vision')
      return inConversation('vision', sequence, (conversation, number) => conversation.receivePicture(number, picture))
    },
    interrupt: (sequence) =>
      inConversation('interrupt', sequence, (conversation, number) =>
        conversation.receive({ type: 'interrupt', sequence: number }),
      ),
    card(sequence, given) {
      const { data: cardId } = shownCardId.safeParse(given)
      if (!cardId) return channel.reportError('unknown-card', 'card')
      return inConversation('card', sequence, async (conversation, number) => {
        const card = await findCardOfDevice(database, deviceId, cardId)
        if (card) conversation.receive({ type: 'card', sequence: number, card })
        else channel.reportError('unknown-card', 'card')
      })
    },
    played(sequence, ...given) {
      const { data: report } = playbackReport.safeParse(given)
      if (!report) return channel.reportError('invalid-request', 'played')
      const [sentence, playedMs] = report
      inConversation('played', sequence, (conversation, number) =>
        conversation.receive({ type: 'played', sequence: number, sentence, playedMs }),
      )
    },
    stop: () => queue.add(() => channel.conversation?.stop('stopped')),
  }

  /** Ignores repeats: after a reconnect, a device resends events that may not have arrived. */
  function inConversation(
    event: ChatEvent,
    sequence: unknown,
    handle: (conversation: ConversationRunner, sequence: number) => Promise<unknown> | void,
  ) {
    if (!isSequence(sequence)) return channel.reportError('invalid-request', event)
    return queue.add(() => {
      if (!channel.conversation) return channel.reportError('no-conversation', event)
      if (sequence <= lastSequence) return undefined
      lastSequence = sequence
      return handle(channel.conversation, sequence)
    })
  }

  async function startConversation(given: unknown): Promise<StartRefusal | null> {
    const { data: start } = startRequest.safeParse(given)
    if (!start) return { code: 'invalid-request' }
    const emulated = channel.principal.emulator !== undefined
    const started = await registry.start({ deviceId, emulated }, start, channel)
    if ('code' in started) return started
    if (!channel.isOpen()) {
      void started.disconnect(channel)
      return null
    }
    channel.conversation = started
    // After a resume the conversation itself knows which of the resent events it has received.
    lastSequence = start.resume === started.id ? 0 : start.sequence
    return null
  }

  /** Logged once per connection, because speech arrives 16 times a second. */
  function reportDetectorFailure(error: unknown) {
    if (!detectorFailed) log.error('the speech detector failed', error, context())
    detectorFailed = true
    channel.reportError('stt-failed', 'speech')
  }

  function context() {
    const { conversation } = channel
    return { feature: 'chat', ...(conversation && { conversationId: conversation.id }) }
  }
}

/** A zod schema would be slow: speech arrives 16 times a second from each device. */
const isSequence = (sequence: unknown): sequence is number =>
  Number.isSafeInteger(sequence) && (sequence as number) >= 1
