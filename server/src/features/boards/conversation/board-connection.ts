import { randomUUID } from 'node:crypto'
import type { StartRefusal } from '@pipit/contract/chat/events'
import type { FrameVersion, Frame } from '@pipit/contract/boards/frames'
import { boardMessage, type BoardMessage } from '@pipit/contract/boards/messages'
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
import { createBoardSocket } from './board-socket.ts'
import { advanceBoard, openingState, quietMsOf, type BoardEffect, type BoardEvent } from './board-state.ts'
import { createBoardTools } from './board-tools.ts'
import { refuseAloud, sayToWait, type Refusal } from './refuse-aloud.ts'
import type { SpeechEncoders } from './speech-encoder.ts'
import type { CardReader } from './vision/card-reader.ts'

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
  /** Its camera uses the same one. */
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
const conversationEnded = 1000
const context = { feature: 'chat' }

/**
 * The connection of a board, in front of the same conversations as our own devices have. `advanceBoard` decides what happens
 * at an event; this performs it.
 */
export function openBoardConnection(
  websocket: WebSocket,
  connection: Duplex,
  { principal, token, frameVersion, isTypedInto, mustProve, shouldRestart }: Board,
  { connections, encoders, voice, visionUrl, shouldRestartForUpdate, cardReader, ...dependencies }: BoardDependencies,
) {
  const { registry, database, log } = dependencies
  let state = openingState({ frameVersion, isTypedInto, openedAt: performance.now() })
  const socket = createBoardSocket(websocket, connection, {
    sessionId: randomUUID(),
    frameVersion,
    onFrame: receiveFrame,
    onMessage: receiveMessage,
    onViolation: () => (channel ? channel.close('protocol-violation') : socket.terminate()),
    onClosed: (end) => handle({ type: 'closed', end, now: performance.now(), lastHeardAt: socket.lastHeardAt() }),
  })
  const helloTimer = setTimeout(handle, helloMs, { type: 'hello-timeout' })
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
  let listener: Listener = unknownListener
  // Larger than that of any earlier connection, so that a conversation that continues takes none for a repeat.
  let sequence = Date.now()
  const nextSequence = () => (sequence += 1)

  return {
    check: () => handle({ type: 'check', now: performance.now(), lastHeardAt: socket.lastHeardAt() }),
    terminate: socket.terminate,
  }

  function handle(event: BoardEvent) {
    const [next, ...effects] = advanceBoard(state, event)
    state = next
    for (const effect of effects) perform(effect)
  }

  function perform(effect: BoardEffect): unknown {
    switch (effect.type) {
      case 'greet':
        return greet(effect)
      case 'start':
        return start(effect.text)
      case 'wait-and-start':
        return waitAndStart(effect.text)
      case 'refuse':
        return refuse(effect.reason)
      case 'end-speech':
        microphone.flush()
        return handlers?.['end-of-speech'](nextSequence())
      case 'say':
        return handlers?.text(nextSequence(), effect.text)
      case 'interrupt':
        return handlers?.interrupt(nextSequence())
      case 'answer-tool':
        return tools.receive(effect.payload)
      case 'pong':
        return socket.sendMessage({ type: 'pong' })
      case 'stop':
        return handlers?.stop()
      case 'ping':
        return socket.isOpen() && socket.ping()
      case 'terminate':
        return socket.terminate()
      case 'close':
        return socket.close(effect.code, effect.reason)
      case 'report-frames':
        return log.warn('a board sends frames that cannot be read, closing its connection', effect.error, context)
      case 'release':
        return release(effect.hasHungUp)
    }
  }

  function receiveMessage(text: string) {
    const message = parseMessage(text)
    if (message) handle({ type: 'message', message, now: performance.now() })
  }

  function receiveFrame(frame: Frame | null) {
    if (frame?.type === 'json') return receiveMessage(frame.text)
    // The wake word itself comes before `listen`.
    if (frame && !(state.isListening && channel?.conversation)) return
    try {
      if (!frame) throw new RangeError('the header of the frame does not fit')
      microphone.receive(frame.packet)
    } catch (error) {
      handle({ type: 'broken-frame', error })
    }
  }

  function greet({ audio, frames, hasTools }: Extract<BoardEffect, { type: 'greet' }>) {
    clearTimeout(helloTimer)
    if (frames) socket.useFrames(frames)
    socket.sendMessage({ type: 'hello', transport: 'websocket', audio_params: audio })
    channel = openChannel(audio.frame_duration)
    // Whoever has not proven to be the board takes nobody's place, and only hears that it must start again.
    if (mustProve) return
    join(channel)
    if (hasTools) void openTools().catch(reportFailure)
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
    log.warn('the tools of a board could not be used', error, context)
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
      onFailure: (error) => log.error('speech for a board could not be encoded', error, context),
    })
  }

  function join(opened: DeviceChannel) {
    camera = createBoardCamera({
      tools,
      database,
      cardReader,
      channel: opened,
      quietMs: () => quietMsOf(state, opened.conversation?.quietMs() ?? 0, performance.now()),
      onCard: (cardId) => handlers?.card(nextSequence(), cardId),
      onPicture: (picture) => handlers?.vision(nextSequence(), picture),
      log,
    })
    remove = connections.add(opened)
    handlers = createEventHandlers(opened, dependencies)
  }

  async function start(text: string) {
    const refused = (code: Extract<BoardEvent, { type: 'start-refused' }>['code']) =>
      channel?.isOpen() && handle({ type: 'start-refused', code, text })
    try {
      listener = await findListener(database, principal.deviceId)
      if (mustProve) return await refuse('restarting')
      const resume = await registry.findOpen(principal.deviceId)
      handlers?.start({ sequence: nextSequence(), ...(resume && { resume }) }, (refusal: StartRefusal | null) => {
        if (refusal) refused(refusal.code)
        // Boards connect when somebody wants to talk. Typed words are answered by a reply.
        else if (!text) channel?.conversation?.wake()
      })
      if (text) handlers?.text(nextSequence(), text)
    } catch (error) {
      log.error('a conversation of a board could not be started', error, context)
      refused('unavailable')
    }
  }

  async function waitAndStart(text: string) {
    if (channel) await sayToWait({ channel, voice, listener, log })
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
    socket.close(conversationEnded, 'conversation-ended')
  }

  function release(hasHungUp: boolean) {
    clearTimeout(helloTimer)
    // What a child ends is over; otherwise the board may come back.
    if (hasHungUp) channel?.conversation?.stop('stopped', channel)
    remove()
    tools.close()
    camera?.close()
    microphone.close()
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
