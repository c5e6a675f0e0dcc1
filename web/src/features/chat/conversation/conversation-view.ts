import { i18n } from '@lingui/core'
import { coachSpeech, type EventsToDevice, type StartRequest } from '@pipit/contract/chat/events'
import type { DeviceEvent, ServerEvent } from '@pipit/device/client/channel'
import type { EmulatorState, EmulatorStore } from '../emulator-state.ts'
import { addChildText, addCoachText, addSpeech, cutOff, setPlayed } from './captions.ts'
import { chatErrorTexts, cannotConnect } from './conversation-texts.ts'
import type { EventLog } from './event-log.ts'
import type { TurnLatency } from './turn-latency.ts'

interface ConversationViewDependencies {
  store: EmulatorStore
  log: EventLog
  latency: TurnLatency
}

const maxEntries = 500
/** The page shows a message after more failed attempts to connect than this. */
const maxSilentFailures = 1

/** Writes what happens in a conversation into the state that the page shows, and into the log. */
export function createConversationView({ store, log, latency }: ConversationViewDependencies) {
  return {
    showConnecting: () => store.change({ connection: 'connecting', notice: null, problem: null }),

    showSent(event: DeviceEvent | { name: 'start'; args: [StartRequest] }) {
      logSent(event)
      change({})
    },

    /** Call this before the event is acted on, so that the log has the right order. */
    logReceived(event: ServerEvent) {
      const { name, args } = event
      // It says nothing that somebody who reads the log wants to know.
      if (name === 'alive') return
      if (name === 'coach-speech') log.addPiece('server', name, [args[1].byteLength, 'bytes'], args[0])
      else log.add('server', name, args.length > 1 ? args : args[0])
      change({})
    },

    showReceived,

    showPlayed(sentence: string, milliseconds: number) {
      change({ captions: setPlayed(store.get().captions, sentence, milliseconds) })
    },

    showConnectionLost(failedAttempts: number, wasReady: boolean) {
      log.add('page', failedAttempts === 0 ? 'connection lost' : 'connection failed')
      change({
        connection: wasReady ? 'lost' : 'connecting',
        chatState: null,
        captions: cutOff(store.get().captions),
        ...(failedAttempts > maxSilentFailures && { problem: i18n._(cannotConnect) }),
      })
    },

    showEnded(notice: EmulatorState['notice'], reason: string) {
      log.add('page', 'conversation over', reason)
      change({ connection: 'off', chatState: null, notice, captions: cutOff(store.get().captions) })
    },
  }

  function logSent({ name, args }: DeviceEvent | { name: 'start'; args: [StartRequest] }) {
    switch (name) {
      case 'start':
        return log.add('emulator', name, args[0])
      case 'speech':
        return log.addPiece('emulator', name, [args[1].byteLength, 'bytes'])
      case 'vision':
        return log.add('emulator', name, `${args[1].byteLength} bytes`)
      case 'played':
        return log.addPiece('emulator', name, [args[2] - playedBefore(args[1]), 'ms'], args[1])
      default:
        return log.add('emulator', name, args.length > 0 ? args : undefined)
    }
  }

  function playedBefore(sentence: string) {
    const caption = store.get().captions.find(({ id }) => id === sentence)
    return caption?.who === 'coach' ? caption.playedMs : 0
  }

  function showReceived(event: ServerEvent) {
    const { captions, entries } = store.get()
    switch (event.name) {
      case 'ready':
        return showReady(...event.args)
      case 'state':
        latency.state(event.args[0])
        return change({ chatState: event.args[0] })
      case 'child-text':
        latency.childText(performance.now())
        return change({ captions: addChildText(captions, event.args[0]), turns: latency.turns(), problem: null })
      case 'coach-text':
        latency.coachText(performance.now())
        return change({ captions: addCoachText(captions, ...event.args), turns: latency.turns() })
      case 'coach-speech':
        return showSpeech(...event.args)
      case 'stop-playback':
        return change({ captions: cutOff(captions) })
      case 'transcript':
        return change({ entries: [...entries, event.args[0]].slice(-maxEntries) })
      case 'error':
        return change({ problem: i18n._(chatErrorTexts[event.args[0].code]) })
      default:
        return undefined
    }
  }

  function showReady({ resumed, child }: Parameters<EventsToDevice['ready']>[0]) {
    if (!resumed) latency.clear()
    change({
      connection: 'on',
      child,
      problem: null,
      ...(!resumed && { captions: [], entries: [], turns: [] }),
    })
  }

  function showSpeech(sentence: string, { byteLength }: Uint8Array) {
    const milliseconds = (byteLength / 2 / coachSpeech.rate) * 1000
    change({ captions: addSpeech(store.get().captions, sentence, milliseconds), turns: latency.turns() })
  }

  function change(changes: Partial<EmulatorState>) {
    store.change({ ...changes, log: log.entries() })
  }
}
