import type { EventsFromDevice, ConversationEndReason, StartOfChat } from '@pipit/contract/chat/events'
import { cutOff, playedUpTo } from './captions.ts'
import { coachVoice, type CoachVoice } from './coach-voice.ts'
import type { EmulatorState, EmulatorStore } from './emulator-state.ts'
import type { EventLog } from './event-log.ts'
import { followServer } from './follow-server.ts'
import { holdLine, type ChatSocket } from './hold-line.ts'
import { watchTurns } from './latency.ts'
import type { PlayedReport } from './playback.ts'
import { cannotConnect, finishInWords, lineEndInWords, refusalInWords } from './words.ts'

interface Parts {
  deviceId: string
  store: EmulatorStore
  log: EventLog
}

type Beginning = Pick<StartOfChat, 'childId' | 'cardId'>
const mostUnsure = 20
/** Failed attempts to connect, before something is said about it. */
const patience = 2
const asExpected = new Set<ConversationEndReason>(['stopped', 'goodbye', 'silence'])
/** After the end, for what is still being written down. */
const lastWords = 2000

/** The device's side of a conversation: what it says to the server, and what it does about what it is told. */
export function conversation({ deviceId, store, log }: Parts) {
  const turns = watchTurns()
  let line: ReturnType<typeof holdLine> | undefined
  let socket: ChatSocket | undefined
  let voice: CoachVoice | undefined
  let sequence = 0
  /** The one to go on with after the connection was lost. */
  let underWay: string | null = null
  let lingering: number | undefined
  /** What may have got lost together with the connection. */
  let unsure: { sequence: number; again: (to: ChatSocket) => void }[] = []

  return {
    start(beginning: Beginning) {
      if (!isOff()) return
      hangUp()
      voice ??= coachVoice(tellPlayed)
      void voice.wake()
      store.change({ line: 'connecting', notice: null, trouble: null })
      line = holdLine({
        deviceId,
        onSocket: follow,
        onOpen: (opened) => void begin(opened, beginning),
        onLost: pause,
        onEnd: (why) => (isOff() ? hangUp() : end({ kind: 'error', text: lineEndInWords[why] }, why)),
      })
    },
    stop() {
      if (isOn()) send('stop')
      // Without a conversation nobody would answer.
      else end(null, 'stopped')
    },
    sendSpeech(chunk: Uint8Array, level: number) {
      turns.microphone(level, performance.now())
      if (!isOn()) return
      socket?.emit('speech', next(), chunk)
      log.addPiece('emulator', 'speech', [chunk.byteLength, 'bytes'])
      show({})
    },
    sendPicture(jpeg: Uint8Array) {
      if (!isOn()) return
      socket?.emit('vision', next(), jpeg)
      log.add('emulator', 'vision', `${jpeg.byteLength} bytes`)
      show({})
    },
    // Each of these silences the coach: the server is to know to the word what was heard until then.
    sendText(text: string) {
      voice?.report()
      turns.typed(performance.now())
      sendSurely('text', text)
    },
    showCard(cardId: string) {
      voice?.report()
      sendSurely('card', cardId)
    },
    interrupt() {
      voice?.report()
      send('interrupt', next())
    },
    coachLevel: () => voice?.level() ?? 0,
    close() {
      hangUp()
      voice?.close()
      voice = undefined
    },
  }

  function next() {
    sequence += 1
    return sequence
  }

  /** Nothing is wanted of the line any more, though it may linger. */
  function isOff() {
    return store.get().line === 'off'
  }

  function isOn() {
    return store.get().line === 'on' && socket?.connected === true
  }

  function send<Name extends keyof EventsFromDevice>(name: Name, ...said: Parameters<EventsFromDevice[Name]>) {
    if (!isOn()) return
    socket?.emit(name, ...said)
    log.add('emulator', name, said.length > 0 ? said : undefined)
    show({})
  }

  function sendSurely(name: 'text' | 'card', said: string) {
    const count = next()
    unsure = [...unsure, { sequence: count, again: (to: ChatSocket) => to.emit(name, count, said) }].slice(-mostUnsure)
    send(name, count, said)
  }

  async function begin(opened: ChatSocket, beginning: Beginning) {
    const start = { ...beginning, sequence: next(), ...(underWay !== null && { resume: underWay }) }
    log.add('emulator', 'start', start)
    show({})
    const refusal = await opened.emitWithAck('start', start).catch(() => null)
    if (refusal && opened.connected) end({ kind: 'error', text: refusalInWords(refusal) }, refusal.code)
  }

  function follow(opened: ChatSocket) {
    socket = opened
    followServer(opened, {
      store,
      log,
      turns,
      play: (sentence, samples) => voice?.play(sentence, samples),
      finish: (sentence) => voice?.finish(sentence),
      silence,
      onReady({ conversation: id, lastSequence, resumed }) {
        for (const each of unsure) if (resumed && each.sequence > lastSequence) each.again(opened)
        unsure = []
        underWay = id
      },
      onFinished(id, reason) {
        if (id !== underWay) return
        over({ kind: asExpected.has(reason) ? 'info' : 'error', text: finishInWords[reason] }, reason)
        lingering = window.setTimeout(hangUp, lastWords)
      },
    })
  }

  function tellPlayed(reports: PlayedReport[]) {
    for (const { sentence, milliseconds, more } of reports) {
      if (isOn()) {
        socket?.emit('played', next(), sentence, milliseconds)
        log.addPiece('emulator', 'played', [more, 'ms'], sentence)
      }
      store.change({ captions: playedUpTo(store.get().captions, sentence, milliseconds) })
    }
    show({})
  }

  function silence() {
    voice?.silence()
    store.change({ captions: cutOff(store.get().captions) })
  }

  /** The connection is away: nothing more is coming. */
  function pause(failures: number) {
    if (isOff()) return hangUp()
    silence()
    log.add('page', failures === 0 ? 'connection lost' : 'connection failed')
    const trouble = failures < patience ? {} : { trouble: cannotConnect }
    show({ line: underWay === null ? 'connecting' : 'lost', chat: null, ...trouble })
  }

  function end(notice: EmulatorState['notice'], why: string) {
    over(notice, why)
    hangUp()
  }

  function over(notice: EmulatorState['notice'], why: string) {
    underWay = null
    if (voice) silence()
    log.add('page', 'conversation over', why)
    show({ line: 'off', chat: null, notice })
  }

  /** The line is given up too: the real device may have it back. */
  function hangUp() {
    window.clearTimeout(lingering)
    line?.hangUp()
    line = undefined
    socket = undefined
    underWay = null
    unsure = []
    if (voice) silence()
  }

  function show(changes: Partial<EmulatorState>) {
    store.change({ ...changes, log: log.entries() })
  }
}
