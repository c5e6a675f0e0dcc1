import { i18n } from '@lingui/core'
import type { ConversationEndReason, StartRequest } from '@pipit/contract/chat/events'
import { keepConnected, type ConnectionOptions } from '@pipit/device/client/connection'
import { createConversation, type Conversation } from '@pipit/device/client/conversation'
import { createEventSequence } from '@pipit/device/client/event-sequence'
import { createCoachSpeaker, type CoachSpeaker } from '../audio/coach-speaker.ts'
import type { EmulatorState, EmulatorStore } from '../emulator-state.ts'
import { conversationEndTexts, finalReasonTexts, refusalText } from './conversation-texts.ts'
import { createConversationView } from './conversation-view.ts'
import type { EventLog } from './event-log.ts'
import { createChannelOpener, finalReasonOf } from './open-channel.ts'
import { createTurnLatency } from './turn-latency.ts'

interface EmulatedConversationDependencies {
  device: { id: string; accountId: string }
  store: EmulatorStore
  log: EventLog
}

type Start = Pick<StartRequest, 'childId' | 'cardId'>

const retry = { firstPauseMs: 500, maxPauseMs: 10_000 }
const expectedReasons = new Set<ConversationEndReason>(['stopped', 'goodbye', 'silence'])
/** Transcript entries may still be written after the end. */
const disconnectDelayMs = 2000

/** Connects the device client to this page: its speaker, its state and its log. */
export function createEmulatedConversation({ device, store, log }: EmulatedConversationDependencies) {
  const sequence = createEventSequence()
  const latency = createTurnLatency()
  const view = createConversationView({ store, log, latency })
  const openChannel = createChannelOpener(device)
  let current: ReturnType<typeof open> | null = null
  let disconnectTimer: number | undefined

  return {
    start(start: Start) {
      if (!isOff()) return
      disconnect()
      view.showConnecting()
      current = open(start)
    },
    stop() {
      if (current?.conversation.isReady()) current.conversation.stop()
      // The server confirms nothing if there is no conversation.
      else end(null, 'stopped')
    },
    sendSpeech(samples: Int16Array, level: number) {
      latency.microphone(level, performance.now())
      current?.conversation.sendSpeech(samples)
    },
    sendPicture: (jpeg: Uint8Array) => current?.conversation.sendPicture(jpeg),
    sendText(text: string) {
      latency.typed(performance.now())
      current?.conversation.sendText(text)
    },
    showCard: (cardId: string) => current?.conversation.showCard(cardId),
    interrupt: () => current?.conversation.interrupt(),
    coachLevel: () => current?.speaker.level() ?? 0,
    close: disconnect,
  }

  function open(start: Start) {
    const speaker = createCoachSpeaker({ onScheduled: latency.coachSpeech })
    const conversation = createConversation({
      start,
      sequence,
      createSpeaker: (onPlayed) => connectSpeaker(speaker, onPlayed),
      onSent: view.showSent,
      onRefused: (refusal) => end({ kind: 'error', text: refusalText(refusal) }, refusal.code),
      onEnded,
    })
    const connection = keepConnected({ openChannel, retry, ...connectionListeners(conversation) })
    return { speaker, conversation, connection }
  }

  /** The page shows what was played, also while there is no connection to report it. */
  function connectSpeaker(speaker: CoachSpeaker, onPlayed: (sentence: string, milliseconds: number) => void) {
    speaker.onPlayed((sentence, milliseconds) => {
      onPlayed(sentence, milliseconds)
      view.showPlayed(sentence, milliseconds)
    })
    return speaker
  }

  function connectionListeners(conversation: Conversation): Omit<ConnectionOptions, 'openChannel'> {
    let wasReady = false
    return {
      shouldRetry: (channelEnd) => finalReasonOf(channelEnd) === null,
      onOpen: (channel) => void conversation.attach(channel),
      onEvent(event) {
        view.logReceived(event)
        conversation.receive(event)
        view.showReceived(event)
        wasReady ||= event.name === 'ready'
      },
      onClosed(channelEnd) {
        conversation.detach()
        const reason = finalReasonOf(channelEnd)
        if (isOff()) disconnect()
        else if (reason) end({ kind: 'error', text: i18n._(finalReasonTexts[reason]) }, reason)
        else view.showConnectionLost(channelEnd.failedAttempts, wasReady)
      },
    }
  }

  function isOff() {
    return store.get().connection === 'off'
  }

  function onEnded(reason: ConversationEndReason) {
    const kind = expectedReasons.has(reason) ? 'info' : 'error'
    view.showEnded({ kind, text: i18n._(conversationEndTexts[reason]) }, reason)
    disconnectTimer = window.setTimeout(disconnect, disconnectDelayMs)
  }

  function end(notice: EmulatorState['notice'], reason: string) {
    view.showEnded(notice, reason)
    disconnect()
  }

  /** Closes the connection, so that the real device can have it back. */
  function disconnect() {
    window.clearTimeout(disconnectTimer)
    void current?.connection.close()
    current?.conversation.close()
    current = null
  }
}
