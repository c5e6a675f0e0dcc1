import { coachSpeech, type EventsToDevice } from '@pipit/contract/chat/events'
import { childSaid, coachBegins, moreVoiced } from './captions.ts'
import type { EmulatorStore } from './emulator-state.ts'
import type { EventLog } from './event-log.ts'
import type { ChatSocket } from './hold-line.ts'
import type { TurnWatch } from './latency.ts'
import { chatErrorInWords } from './words.ts'

interface Parts {
  store: EmulatorStore
  log: EventLog
  turns: TurnWatch
  /** Gives the moment when it is heard. */
  play: (sentence: string, samples: Uint8Array) => number | undefined
  finish: (sentence: string) => void
  silence: () => void
  onReady: EventsToDevice['ready']
  onFinished: EventsToDevice['conversation-ended']
}

const mostEntries = 500

/** Does what the server says, and shows it. */
export function followServer(socket: ChatSocket, { store, log, turns, play, finish, silence, ...on }: Parts) {
  socket.onAny((event: string, ...told: unknown[]) => {
    if (event === 'coach-speech') log.addPiece('server', event, [sizeOf(told[1]), 'bytes'], String(told[0]))
    else log.add('server', event, told.length > 1 ? told : told[0])
    store.change({ log: log.entries() })
  })
  socket.on('ready', (ready) => {
    if (!ready.resumed) {
      turns.forget()
      store.change({ captions: [], entries: [], turns: [] })
    }
    on.onReady(ready)
    store.change({ line: 'on', child: ready.child, trouble: null })
  })
  socket.on('state', (chat) => {
    turns.state(chat)
    store.change({ chat })
  })
  socket.on('child-text', (text) => {
    turns.heard(performance.now())
    store.change({ captions: childSaid(store.get().captions, text), turns: turns.turns(), trouble: null })
  })
  socket.on('coach-text', (sentence, text) => {
    turns.coachText(performance.now())
    store.change({ captions: coachBegins(store.get().captions, sentence, text), turns: turns.turns() })
  })
  socket.on('coach-speech', (sentence, samples) => {
    const heardAt = play(sentence, samples)
    if (heardAt !== undefined) turns.coachSpeech(heardAt)
    const milliseconds = (samples.byteLength / 2 / coachSpeech.rate) * 1000
    store.change({ captions: moreVoiced(store.get().captions, sentence, milliseconds), turns: turns.turns() })
  })
  socket.on('end-of-coach-speech', finish)
  socket.on('stop-playback', silence)
  socket.on('transcript', (entry) => store.change({ entries: [...store.get().entries, entry].slice(-mostEntries) }))
  socket.on('error', ({ code }) => store.change({ trouble: chatErrorInWords[code] }))
  socket.on('conversation-ended', on.onFinished)
}

function sizeOf(samples: unknown) {
  return samples instanceof ArrayBuffer || ArrayBuffer.isView(samples) ? samples.byteLength : 0
}
