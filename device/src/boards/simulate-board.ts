import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { MessageToBoard } from '@pipit/contract/boards/messages'
import { writeWav } from '@pipit/contract/audio/wav'
import { systemClock } from '../client/clock.ts'
import { causeOf } from '../connection-problem.ts'
import type { BoardArguments } from './board-arguments.ts'
import { createBoard, type Board } from './board.ts'
import { openBoardChannel, type ChannelOptions } from './board-client.ts'
import { createBoardTools } from './board-tools.ts'
import type { BoardModel } from './bootstrap.ts'
import { installFirmware } from './install-firmware.ts'
import { createMcpServer, type VisionAddress } from './mcp-server.ts'
import { performScript } from './perform-script.ts'
import { largeDigits } from './spoken-digits.ts'
import { startBoard, type BoardConnection, type FirmwareOffer } from './start-board.ts'
import { readInstalledVersion, readStateFile, saveInstalledVersion } from './state-file.ts'
import { createMessageTrace } from './trace-messages.ts'
import { watchReplies } from './watch-replies.ts'

type Print = (line: string) => void

const defaultFirmware = '2.4.2'
/** The firmware waits this long before it restarts. */
const rebootMs = 1000
const idleMs = 60_000
/** Two frames of a camera, a JPEG by software and the handshake of TLS take about this long before the upload. */
const captureMs = 800

/** Runs from switching the board on until the end of its script, or until the signal. Resolves with the exit code. */
export async function simulateBoard(given: BoardArguments, print: Print, signal: AbortSignal): Promise<number> {
  const identity = readStateFile(given.stateFile, given.factory)
  const { frameMs, frameVersion } = given
  const firmware = given.firmware ?? readInstalledVersion(given.stateFile) ?? defaultFirmware
  let model: BoardModel = { type: given.model, firmware }
  const replies = watchReplies()
  const trace = given.events ? createMessageTrace(print) : null
  const samples: Int16Array[] = []
  let sampleRate = 24_000
  let vision: VisionAddress | null = null
  let connection: BoardConnection | null = null

  const board = createBoard({
    mode: given.mode,
    frameMs,
    openChannel,
    answerMcp: createMcpServer({
      name: model.type,
      version: () => model.firmware,
      tools: createBoardTools({
        identity,
        battery: given.battery,
        picture: given.picture,
        captureMs,
        vision: () => vision,
        onSet: (what, value) => print(`The ${what} is now ${value} %.`),
      }),
      onVision: (address) => (vision = address),
    }),
    onState: replies.onState,
    onMessage(message) {
      show(message, print)
      replies.onMessage(message)
    },
    onSamples(played, rate) {
      sampleRate = rate
      if (given.saveTo) samples.push(played)
    },
    onClosed(code, reason) {
      print(`The server has hung up: ${code} ${reason}`.trim())
      replies.onClosed(code, reason)
    },
    onReboot() {
      print('The server tells the board to restart.')
      void reboot().catch((error: Error) => print(error.message))
    },
  })
  signal.addEventListener('abort', () => board.close())

  if (!(await switchOn())) return signal.aborted ? 0 : 1
  const exitCode = await converse()
  print(`Played ${board.counts.played} packets, dropped ${board.counts.dropped}.`)
  if (board.lostPackets() > 0)
    print(`${board.lostPackets()} packets of the microphone were lost while the board was busy.`)
  if (given.saveTo) await writeFile(given.saveTo, writeWav(samples, sampleRate))
  return exitCode

  async function switchOn(): Promise<boolean> {
    const started = await startBoard({
      otaUrl: given.otaUrl,
      identity,
      model,
      signal,
      onCode: (code) => print(`${largeDigits(code)}\n\nThe code is ${[...code].join(' ')}. Type it on “Add a device”.`),
      onFailure: (error, pauseMs) => print(`${causeOf(error)} Trying again in ${pauseMs / 1000} s.`),
      installFirmware: install,
    })
    if (started === 'restart') return reboot()
    connection = started
    if (connection) print('Ready.')
    else if (!signal.aborted) print('The server gives this board neither a connection nor a code.')
    return connection !== null
  }

  async function install(offer: FirmwareOffer) {
    const version = await installFirmware(offer, print)
    if (version === null) return false
    model = { ...model, firmware: version }
    saveInstalledVersion(given.stateFile, version)
    return true
  }

  async function reboot() {
    connection = null
    print(`Restarting with firmware ${model.firmware}.`)
    await systemClock.wait(rebootMs, signal)
    return switchOn()
  }

  async function openChannel(listeners: Pick<ChannelOptions, 'onMessage' | 'onPacket' | 'onClosed'>) {
    if (!connection) throw new Error('The board has no connection yet.')
    const channel = await openBoardChannel({
      connection,
      identity,
      frameMs,
      frameVersion,
      ...listeners,
      onMessage(message) {
        trace?.message('←', message)
        listeners.onMessage?.(message)
      },
      onPacket(packet) {
        trace?.packet('←', packet)
        listeners.onPacket?.(packet)
      },
    })
    print('Connected.')
    if (!trace) return channel
    const { send, sendPacket } = channel
    return {
      ...channel,
      send(message: Parameters<typeof send>[0]) {
        trace.message('→', message)
        send(message)
      },
      sendPacket(packet: Uint8Array) {
        trace.packet('→', packet)
        sendPacket(packet)
      },
    }
  }

  async function converse() {
    if (given.texts.length === 0 && !given.speech && !given.microphone)
      return talkByKeyboard(board, reboot, print, signal)
    try {
      await performScript(board, replies, given, signal)
      return 0
    } catch (error) {
      if (signal.aborted) return 0
      print(causeOf(error as Error))
      return 1
    }
  }
}

/** A board without a keyboard waits as one that nobody wakes. */
async function talkByKeyboard(board: Board, reboot: () => Promise<unknown>, print: Print, signal: AbortSignal) {
  const lines = createInterface({ input: process.stdin, signal })
  const act = (line: string) => {
    if (line === '/reboot') {
      board.close()
      return reboot()
    }
    return line === '' ? board.pressButton() : board.wake(line)
  }
  lines.on('line', (line) => void act(line.trim()).catch((error: Error) => print(causeOf(error))))
  while (!signal.aborted) await systemClock.wait(idleMs, signal)
  return 0
}

function show(message: MessageToBoard, print: Print) {
  switch (message.type) {
    case 'stt':
      return print(`Heard: ${message.text}`)
    case 'tts':
      return message.state === 'sentence_start' ? print(`Coach: ${message.text}`) : undefined
    case 'llm':
      return print(`Face: ${message.emotion}`)
    case 'alert':
      return print(`${message.status}: ${message.message}`)
    default:
      return undefined
  }
}
