import { Decoder, Encoder } from '@evan/opus'
import type { BootstrapResponse } from '@pipit/contract/boards/bootstrap'
import { frameVersions, writeFrame, type FrameVersion } from '@pipit/contract/boards/frames'
import { boardSocketPath, boardVisionPath, type MessageToBoard } from '@pipit/contract/boards/messages'
import { activationProof } from '@pipit/device/boards/bootstrap'
import { helloMessage, writeMessage, type MessageFromBoard } from '@pipit/device/boards/messages'

export type BoardVectors = ReturnType<typeof createBoardVectors>
interface StoredPackets {
  packets: Record<'fromBoard' | 'toBoard', { packet: string }>
}

const frameMs = 60
const sessionId = '0c1d9d8e-6f0b-4c57-9d2b-6f1f6f0a7f11'
const factory = { serialNumber: 'PIPIT-EXAMPLE-0001', key: Buffer.from(Array.from({ length: 32 }, (_, at) => at)) }
const identity = {
  macAddress: '02:00:5e:10:20:30',
  clientId: '3f2b8a4e-7c1d-4e5f-9a6b-1c2d3e4f5a6b',
  factory,
}
const challenge = 'Zm9yIHRoZSB0ZXN0IHZlY3RvcnM'
/** A pure tone of so many hertz, which is how a decoder can be checked by ear. */
const toneHertz = 440

/**
 * What a board and its server send each other, computed by the code of both. What Opus encodes may differ by a bit on
 * another processor, so a stored packet stays as long as it decodes to the tone.
 */
export function createBoardVectors(stored: StoredPackets | null) {
  const packets = {
    fromBoard: packetOf(16_000, stored?.packets.fromBoard.packet),
    toBoard: packetOf(24_000, stored?.packets.toBoard.packet),
  }
  return {
    board: {
      macAddress: identity.macAddress,
      clientId: identity.clientId,
      serialNumber: factory.serialNumber,
      key: factory.key.toString('hex'),
    },
    activation: {
      challenge,
      version1: activationProof({ ...identity, factory: undefined }, challenge),
      version2: activationProof(identity, challenge),
    },
    bootstrap: bootstrapResponses(),
    packets,
    frames: frameVersions.flatMap((version) => [
      frameOf('from board', version, packets.fromBoard.packet),
      frameOf('to board', version, packets.toBoard.packet),
    ]),
    refusedFrames: refusedFrames(),
    messagesFromBoard: messagesFromBoard(),
    messagesToBoard: messagesToBoard().map((message) => ({ ...message, session_id: sessionId })),
  }
}

function packetOf(rate: 16_000 | 24_000, stored: string | undefined) {
  const samples = (rate * frameMs) / 1000
  const isTone = stored !== undefined && hearsTone(Buffer.from(stored, 'hex'), rate, samples)
  return { rate, frameMs, samples, packet: isTone ? stored : encodeTone(rate, samples).toString('hex') }
}

function encodeTone(rate: 16_000 | 24_000, length: number) {
  const encoder = new Encoder({ channels: 1, sample_rate: rate, application: 'audio' })
  return Buffer.from(
    encoder.encode(Int16Array.from({ length }, (_, at) => 8000 * Math.sin((at * 2 * Math.PI * toneHertz) / rate))),
  )
}

/** A tone of 440 Hz crosses zero 52 times in 60 ms; the first samples of a decoder are still silent. */
function hearsTone(packet: Uint8Array, rate: 16_000 | 24_000, length: number) {
  const decoded = new Int16Array(Uint8Array.from(new Decoder({ channels: 1, sample_rate: rate }).decode(packet)).buffer)
  const crossings = decoded.filter((sample, at) => sample < 0 !== (decoded[at - 1] ?? sample) < 0).length
  return decoded.length === length && crossings > 40 && crossings < 60
}

function frameOf(direction: 'from board' | 'to board', version: FrameVersion, packet: string) {
  const timeMs = 120
  const frame = Buffer.from(writeFrame(version, Buffer.from(packet, 'hex'), timeMs)).toString('hex')
  const header = frame.slice(0, frame.length - packet.length)
  return { direction, version, ...(version === 2 && { timeMs }), header, frame }
}

function refusedFrames() {
  const frames: [why: string, version: FrameVersion, frame: string][] = [
    ['the header is cut off', 2, '000200000000'],
    ['the header is cut off', 3, '000000'],
    ['the packet is shorter than its header says', 2, '00020000000000000000000000000008fc010203'],
    ['the packet is longer than its header says', 3, '00000001fc010203'],
    ['four gigabytes', 2, '000200000000000000000000fffffffffc010203'],
    ['an unknown type', 3, '07000004fc010203'],
    ['the header of another version', 2, '00030000000000000000000000000004fc010203'],
    ['no packet', 3, '00000000'],
  ]
  return frames.map(([why, version, frame]) => ({ why, version, frame }))
}

function messagesFromBoard() {
  const messages: MessageFromBoard[] = [
    { type: 'listen', state: 'start', mode: 'auto' },
    { type: 'listen', state: 'start', mode: 'manual' },
    { type: 'listen', state: 'start', mode: 'realtime' },
    { type: 'listen', state: 'stop' },
    { type: 'listen', state: 'detect', text: 'Hello!' },
    { type: 'abort' },
    { type: 'abort', reason: 'wake_word_detected' },
    {
      type: 'mcp',
      payload: { jsonrpc: '2.0', id: 3, result: { content: [{ type: 'text', text: 'true' }], isError: false } },
    },
    { type: 'ping' },
  ]
  return [helloMessage(1, frameMs), ...messages.map((each) => JSON.parse(writeMessage(sessionId, each)) as object)]
}

function messagesToBoard(): MessageToBoard[] {
  const vision = { url: `https://pipit.example${boardVisionPath}`, token: 'a-token' }
  const clientInfo = { name: 'Pipit', version: '1' }
  const params = { protocolVersion: '2024-11-05', capabilities: { vision }, clientInfo }
  return [
    {
      type: 'hello',
      transport: 'websocket',
      audio_params: { format: 'opus', sample_rate: 24_000, channels: 1, frame_duration: frameMs },
    },
    { type: 'stt', text: 'I saw a frog.' },
    { type: 'llm', emotion: 'happy', text: '🙂' },
    { type: 'tts', state: 'start' },
    { type: 'tts', state: 'sentence_start', text: 'What colour was it?' },
    { type: 'tts', state: 'stop' },
    { type: 'alert', status: 'Pipit', message: 'It is time for bed.', emotion: 'sleepy' },
    { type: 'mcp', payload: { jsonrpc: '2.0', id: 1, method: 'initialize', params } },
    {
      type: 'mcp',
      payload: { jsonrpc: '2.0', id: 2, method: 'tools/list', params: { cursor: '', withUserTools: false } },
    },
    {
      type: 'mcp',
      payload: {
        jsonrpc: '2.0',
        id: 3,
        method: 'tools/call',
        params: { name: 'self.audio_speaker.set_volume', arguments: { volume: 50 } },
      },
    },
    { type: 'system', command: 'reboot' },
    { type: 'pong' },
  ]
}

function bootstrapResponses(): Record<'unclaimed' | 'claimed', BootstrapResponse> {
  const common = {
    server_time: { timestamp: 1_794_700_800_000, timezone_offset: 0 },
    firmware: { version: '2.4.2' },
  }
  const websocket = { url: `wss://pipit.example${boardSocketPath}`, token: '', version: 1 }
  return {
    unclaimed: {
      ...common,
      websocket,
      activation: { code: '407182', message: 'Pipit: add a device\n407182', challenge, timeout_ms: 30_000 },
    },
    claimed: { ...common, websocket: { ...websocket, token: 'a-token' } },
  }
}
