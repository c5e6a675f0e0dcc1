import { randomUUID } from 'node:crypto'
import { coachSpeech, type StartRefusal } from '@pipit/contract/chat/events'
import { frameVersions, type Frame, type FrameVersion } from '@pipit/contract/boards/frames'
import { boardMessage, type AudioFormat, type BoardMessage, type ListenMode } from '@pipit/contract/boards/messages'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { DeviceConnections } from '../../chat/device/device-connections.ts'
import type { DeviceChannel } from '../../chat/device/device-channel.ts'
import { createEventHandlers, type EventDependencies, type EventHandlers } from '../../chat/device/device-events.ts'
import { findListener, unknownListener, type Listener } from '../../chat/conversation/find-participants.ts'
import type { Voice } from '../../chat/voice.ts'
import { createBoardCamera, type BoardCamera } from './board-camera.ts'
import { createBoardChannel } from './board-channel.ts'
import { createBoardControls } from './board-controls.ts'
import { createBoardMicrophone } from './board-microphone.ts'
import { createBoardSocket, type ConnectionEnd } from './board-socket.ts'
import { createBoardTools } from './board-tools.ts'
import { reasonOf, refuseAloud, sayToWait, type Refusal } from './refuse-aloud.ts'
import type { SpeechEncoders } from './speech-encoder.ts'
import type { CardReader } from './vision/card-reader.ts'
import { isWakeWord } from './wake-word.ts'

export interface BoardDependencies extends EventDependencies {
  connections: DeviceConnections
  encoders: SpeechEncoders
  visionUrl: string
  voice: Voice
  /** Whether an update waits for the board to start again. */
  shouldRestartForUpdate: (deviceId: string) => Promise<boolean>
  cardReader: CardReader
}

export interface Board {
  principal: DeviceChannel['principal']
  /** Which its camera uses, too. */
  token: string
  frameVersion: FrameVersion
  /** It is a client in a browser. */
  isTypedInto: boolean
  /** It has a key, and can prove that only by starting again. */
  mustProve: boolean
  /** It should start again when nobody talks with it. */
  shouldRestart: boolean
}

export type BoardConnection = ReturnType<typeof openBoardConnection>

const helloMs = 10_000
/** A board connects when somebody wants to talk. */
const idleMs = 120_000
const lostWifiMs = 3000
/** It answers each ping. */
const deadMs = 75_000
/** A single broken frame is nothing: a child does not notice. */
const maxBrokenFrames = 10
const closeCode = { ended: 1000, brokenFrames: 1007, noHello: 4008, idle: 4009 } as const

type Hello = Extract<BoardMessage, { type: 'hello' }>

/** The connection of a board, from its hello to its end, in front of the same conversations as our own devices have. */
export function openBoardConnection(
  websocket: WebSocket,
  connection: Duplex,
  { principal, token, frameVersion, isTypedInto, mustProve, shouldRestart }: Board,
  { connections, encoders, voice, visionUrl, shouldRestartForUpdate, cardReader, ...dependencies }: BoardDependencies,
) {
  const { registry, database, log } = dependencies
  const socket = createBoardSocket(websocket, connection, {
    sessionId: randomUUID(),
    frameVersion,
    onFrame: receiveFrame,
    onMessage: (text) => receiveMessage(parseMessage(text)),
    onViolation: () => (channel ? channel.close('protocol-violation') : socket.terminate()),
    onClosed: release,
  })
  const openedAt = performance.now()
  const helloTimer = setTimeout(() => socket.close(closeCode.noHello, 'hello-expected'), helloMs)
  const microphone = createBoardMicrophone((chunk) => handlers?.speech(nextSequence(), chunk))
  const tools = createBoardTools({
    send: (payload) => socket.sendMessage({ type: 'mcp', payload }),
    vision: { url: visionUrl, token },
  })
  const controls = createBoardControls(tools)
  let channel: DeviceChannel | null = null
  let handlers: EventHandlers | null = null
  let camera: BoardCamera | null = null
  let remove = () => {}
  let isListening = false
  let mode: ListenMode = 'auto'
  let listensSince = 0
  let hasStarted = false
  /** A board whose button is held while somebody speaks can be woken between two turns, also for the first time. */
  let wakeWord = ''
  let hasTriedAgain = false
  let listener: Listener = unknownListener
  let brokenFrames = 0
  // Larger than that of any earlier connection, so that a conversation that continues takes none for a repeat.
  let sequence = Date.now()
  const nextSequence = () => (sequence += 1)

  return {
    /** Called every half a minute. */
    check() {
      const now = performance.now()
      if (now - socket.lastHeardAt() > deadMs) socket.terminate()
      else if (!hasStarted && now - openedAt > idleMs) socket.close(closeCode.idle, 'idle')
      else if (socket.isOpen()) socket.ping()
    },
    terminate: socket.terminate,
  }

  function release(end: ConnectionEnd) {
    clearTimeout(helloTimer)
    // What a child ends is over; otherwise the board may come back.
    if (hasHungUp(end)) channel?.conversation?.stop('stopped', channel)
    remove()
    tools.close()
    camera?.close()
    microphone.close()
  }

  /**
   * Its button ends the connection only while it listens, when it always sends something. After a silence, or at any other
   * time, it has lost its wifi, and ends the connection once it is back.
   */
  function hasHungUp(end: ConnectionEnd) {
    const wasSilent = performance.now() - socket.lastHeardAt() > lostWifiMs
    return isListening ? end !== 'lost' && !wasSilent : end === 'closed'
  }

  function receiveFrame(frame: Frame | null) {
    if (frame?.type === 'json') return receiveMessage(parseMessage(frame.text))
    // The wake word itself comes before `listen`.
    if (frame && !(isListening && channel?.conversation)) return undefined
    try {
      if (!frame) throw new RangeError('the header of the frame does not fit')
      microphone.receive(frame.packet)
    } catch (error) {
      receiveBrokenFrame(error)
    }
  }

  function receiveBrokenFrame(error: unknown) {
    brokenFrames += 1
    if (brokenFrames < maxBrokenFrames) return
    log.warn('a board sends frames that cannot be read, closing its connection', error, { feature: 'chat' })
    socket.close(closeCode.brokenFrames, 'unreadable-audio')
  }

  function receiveMessage(message: BoardMessage | null) {
    if (message?.type === 'hello') return receiveHello(message)
    if (!message || !channel) return undefined
    switch (message.type) {
      case 'listen':
        return receiveListen(message)
      case 'abort':
        return handlers?.interrupt(nextSequence())
      case 'mcp':
        return tools.receive(message.payload)
      case 'ping':
        return socket.sendMessage({ type: 'pong' })
      case 'goodbye':
        return handlers?.stop()
    }
  }

  function receiveHello({ version, features, audio_params, audioParams }: Hello) {
    if (channel) return
    clearTimeout(helloTimer)
    const known = frameVersions.find((each) => each === version)
    // The header counts, which comes from the same setting; only clients that are no boards leave it out.
    if (known && frameVersion === 1) socket.useFrames(known)
    const format = audio_params ?? audioParams
    const audio = answerTo(format?.frame_duration ?? format?.frameDuration)
    socket.sendMessage({ type: 'hello', transport: 'websocket', audio_params: audio })
    channel = openChannel(audio.frame_duration)
    // Whoever has not proven to be the board takes nobody's place, and only hears that it must start again.
    if (mustProve) return
    join(channel)
    if (features.mcp) void openTools().catch(reportFailure)
  }

  async function openTools() {
    await tools.open()
    const { battery } = await controls.readStatus()
    if (!channel?.isOpen()) return
    await channel.claimed
    await connections.saveStatus({ ...channel.connection, battery, firmware: null })
    await camera?.open()
  }

  function reportFailure(error: unknown) {
    log.warn('the tools of a board could not be used', error, { feature: 'chat' })
  }

  function openChannel(frameMs: number) {
    return createBoardChannel({
      principal,
      socket,
      encoders,
      frameMs,
      onPlayed: (sentence, milliseconds) => handlers?.played(nextSequence(), sentence, milliseconds),
      onEnded: () => void leave(),
      onChildText(text) {
        camera?.follow(text)
        void controls.follow(text).catch(reportFailure)
      },
      onFailure: (error) => log.error('speech for a board could not be encoded', error, { feature: 'chat' }),
    })
  }

  function join(opened: DeviceChannel) {
    camera = createBoardCamera({
      tools,
      database,
      cardReader,
      channel: opened,
      quietMs,
      onCard: (cardId) => handlers?.card(nextSequence(), cardId),
      onPicture: (picture) => handlers?.vision(nextSequence(), picture),
      log,
    })
    remove = connections.add(opened)
    handlers = createEventHandlers(opened, dependencies)
  }

  function receiveListen({ state, mode: given, text: words }: Extract<BoardMessage, { type: 'listen' }>) {
    const wasListening = isListening
    isListening = state !== 'stop'
    if (state === 'start') {
      mode = given
      listensSince = performance.now()
    }
    if (state === 'stop') {
      microphone.flush()
      return handlers?.['end-of-speech'](nextSequence())
    }
    const text = state === 'detect' ? words : ''
    const hasWoken = !wasListening && isOwnWakeWord(text)
    if (hasWoken) wakeWord ||= text
    if (!hasStarted) {
      hasStarted = true
      return void start(hasWoken ? '' : text)
    }
    return text && !hasWoken ? handlers?.text(nextSequence(), text) : undefined
  }

  /** Only clients that are no boards are typed into, and they have no wake word once they talk. */
  function isOwnWakeWord(text: string) {
    if (wakeWord) return text === wakeWord
    return isWakeWord(text) && !(hasStarted && isTypedInto)
  }

  /** For how long nobody has spoken. In auto mode a board listens again when it has played everything, and not before. */
  function quietMs() {
    const milliseconds = channel?.conversation?.quietMs() ?? 0
    if (mode === 'manual') return isListening ? 0 : milliseconds
    return mode === 'auto' && performance.now() - listensSince > milliseconds ? 0 : milliseconds
  }

  /** `text`: what somebody typed as the first thing. */
  async function start(text: string) {
    try {
      listener = await findListener(database, principal.deviceId)
      if (mustProve) return await refuse('restarting')
      const resume = await registry.findOpen(principal.deviceId)
      handlers?.start({ sequence: nextSequence(), ...(resume && { resume }) }, (refusal: StartRefusal | null) => {
        if (refusal) void tryAgainOrRefuse(refusal, text)
        // Boards connect when somebody wants to talk. Typed words are answered by a reply.
        else if (!text) channel?.conversation?.wake()
      })
      if (text) handlers?.text(nextSequence(), text)
    } catch (error) {
      log.error('a conversation of a board could not be started', error, { feature: 'chat' })
      await tryAgainOrRefuse({ code: 'unavailable' }, text)
    }
  }

  async function tryAgainOrRefuse({ code }: StartRefusal, text: string) {
    if (!channel?.isOpen()) return
    if (code !== 'unavailable' || hasTriedAgain) return refuse(reasonOf(code))
    // Our own devices try again by themselves.
    hasTriedAgain = true
    await sayToWait({ channel, voice, listener, log })
    await start(text)
  }

  async function refuse(reason: Refusal) {
    if (channel?.isOpen()) await refuseAloud(reason, { channel, socket, voice, listener, log })
  }

  /** Nobody talks now, so that a board can start again without being missed. */
  async function leave() {
    // One that was switched off or has hung up would not hear it.
    if (!socket.isOpen()) return
    if (shouldRestart || (await shouldRestartForUpdate(principal.deviceId)))
      socket.sendMessage({ type: 'system', command: 'reboot' })
    socket.close(closeCode.ended, 'conversation-ended')
  }
}

/** Null for what is no message that we know: some clients send others. */
function parseMessage(text: string): BoardMessage | null {
  try {
    return boardMessage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Boards play frames of any length that Opus has; those without a wish, or with an odd one, get the usual one. */
function answerTo(wanted: number | undefined): AudioFormat {
  const frameMs = [20, 40, 60].find((each) => each === wanted) ?? 60
  return { format: 'opus', sample_rate: coachSpeech.rate, channels: 1, frame_duration: frameMs }
}
