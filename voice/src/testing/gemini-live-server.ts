import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Blob, ClientMessage, Content, ServerContent, ServerMessage, Setup } from '../gemini-live/live-messages.ts'
import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import { transcribe, ProtocolError, synthesize, generateReply } from './fake-provider.ts'

type Mode =
  | 'normal'
  /** Sends small pieces with pauses. The turn ends only when it would have been played. */
  | 'slow'
  /** Accepts the connection and never responds. */
  | 'hanging'
  | 'hanging-midway'
  /** Transcribes and does not reply. */
  | 'silent'
  /** Closes with a reason that repeats the request. */
  | 'broken'
  | 'nonsense'
  | 'truncated'
  | 'endless'
  /** Replies instead of reading aloud. */
  | 'chatty'
  | 'redirect'
  | 'expired-key'
  | 'rate-limited'

const path = '/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent'
const nativeAudio = /native-audio|gemini-3/

/** Implements the part of the Live API that we use. */
export async function openGeminiLiveServer({ key }: { key: string }) {
  const received: ClientMessage[][] = []
  const state = { mode: 'normal' as Mode, redirectUrl: '' }
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', verifyClient })
  await once(server, 'listening')
  server.on('connection', (socket, request) => void serve(socket, request))

  function verifyClient(
    _: unknown,
    done: (ok: boolean, code?: number, message?: string, headers?: Record<string, string>) => void,
  ) {
    if (state.mode === 'redirect') done(false, 302, 'Found', { location: state.redirectUrl })
    else done(true)
  }

  async function serve(socket: WebSocket, request: IncomingMessage) {
    const messages: ClientMessage[] = []
    received.push(messages)
    if (new URL(request.url ?? '', 'ws://here').searchParams.get('key') !== key) {
      return socket.close(1008, 'API key not valid. Please pass a valid API key.')
    }
    if (state.mode === 'expired-key') return socket.close(1007, 'API key expired. Please renew the API key.')
    if (state.mode === 'rate-limited') return socket.close(1011, 'You exceeded your current quota.')
    const respond = createResponder(socket, state)
    socket.on('message', (data: Buffer) => {
      messages.push(JSON.parse(data.toString()) as ClientMessage)
      try {
        respond(messages)
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error
        socket.close(1007, error.message)
      }
    })
  }

  return {
    received,
    state,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async close() {
      for (const socket of server.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

function createResponder(socket: WebSocket, state: { mode: Mode }) {
  /** The real server sends indented JSON in binary frames. */
  const send = (message: ServerMessage) => socket.send(Buffer.from(`${JSON.stringify(message, null, 2)}\n`))

  async function stream(contents: ServerContent[]) {
    const half = Math.ceil(contents.length / 2)
    for (const [at, serverContent] of contents.entries()) {
      if (socket.readyState !== socket.OPEN) return
      if (state.mode === 'slow') await pause(serverContent.turnComplete ? 20_000 : 5)
      if (at === half && state.mode === 'hanging-midway') return
      if (at === half && state.mode === 'truncated') return socket.terminate()
      if (at === half && state.mode === 'nonsense') return socket.send('{"serverContent": {')
      if (at === half && state.mode === 'endless') return streamForever(contents.slice(0, half))
      send({ serverContent })
      if (at === half) send({ goAway: { timeLeft: '10s' } })
      await pause(0)
    }
  }

  async function streamForever(contents: ServerContent[]) {
    while (socket.readyState === socket.OPEN) {
      for (const serverContent of contents) send({ serverContent })
      await pause(0)
    }
  }

  return (messages: ClientMessage[]) => {
    const [first] = messages
    const last = messages.at(-1)
    if (!first || !('setup' in first) || !last) throw new ProtocolError('setup must be the first message')
    if (state.mode === 'hanging') return
    if (state.mode === 'broken') return socket.close(1011, JSON.stringify(last).slice(0, 120))
    if (messages.length === 1) {
      check(first.setup)
      return send({ setupComplete: {} })
    }
    if ('clientContent' in last) return void stream(replyTo(first.setup, last.clientContent.turns, state.mode))
    if ('realtimeInput' in last && 'activityEnd' in last.realtimeInput)
      return void stream(transcriptOf(first.setup, messages, state.mode))
  }
}

function check({ model, generationConfig, systemInstruction }: Setup) {
  const [modality] = generationConfig.responseModalities
  if (!model.startsWith('models/')) throw new ProtocolError('unexpected model name format')
  if (!systemInstruction.parts[0]?.text) throw new ProtocolError('system instruction is empty')
  if (modality === 'TEXT' && nativeAudio.test(model))
    throw new ProtocolError('Cannot extract voices from a non-audio request.')
}

function transcriptOf(setup: Setup, messages: ClientMessage[], mode: Mode): ServerContent[] {
  if (!setup.realtimeInputConfig?.automaticActivityDetection.disabled)
    throw new ProtocolError('activity is detected automatically')
  const inputs = messages.slice(1).flatMap((message) => ('realtimeInput' in message ? [message.realtimeInput] : []))
  if (!inputs[0] || !('activityStart' in inputs[0])) throw new ProtocolError('activity has not started')
  const pieces = inputs.flatMap((input) => ('audio' in input ? [input.audio] : []))
  if (pieces.some(({ mimeType }) => mimeType !== 'audio/pcm;rate=16000')) throw new ProtocolError('unsupported audio')
  const text = transcribe(pcmToSamples(Buffer.concat(pieces.map(({ data }) => Buffer.from(data, 'base64')))))
  // The real server does not order transcripts: one half comes before the reply, one half within it.
  const words = setup.inputAudioTranscription && text ? [text.slice(0, 6), text.slice(6)] : []
  const [before, ...within] = words.map((each): ServerContent => ({ inputTranscription: { text: each } }))
  if (mode === 'silent') return [...(before ? [before] : []), ...within]
  return [...(before ? [before] : []), speechOf('Mm.')[0] ?? {}, ...within, ...turnEnd]
}

function replyTo(setup: Setup, turns: Content[], mode: Mode): ServerContent[] {
  if (turns.some(({ role }, at) => role !== (at % 2 === 0 ? 'user' : 'model')))
    throw new ProtocolError('roles must alternate')
  const instructions = setup.systemInstruction.parts[0]?.text ?? ''
  const parts = turns.flatMap((turn) => turn.parts)
  const picture = parts.find(({ inlineData }) => inlineData?.mimeType === 'image/jpeg')?.inlineData
  const texts = parts.flatMap(({ text }) => text ?? [])
  const reads = instructions.startsWith('You read aloud') && mode !== 'chatty'
  const pieces = reads
    ? inPieces(texts.at(-1) ?? '')
    : generateReply(instructions, texts, picture ? Buffer.from(picture.data, 'base64') : null)
  if (setup.generationConfig.responseModalities[0] === 'TEXT') {
    const thought: ServerContent = { modelTurn: { parts: [{ text: 'What now?', thought: true }] } }
    return [thought, ...pieces.map((text): ServerContent => ({ modelTurn: { parts: [{ text }] } })), ...turnEnd]
  }
  const spoken = speechOf(pieces.join(''))
  const transcribed = setup.outputAudioTranscription
    ? pieces.map((text): ServerContent => ({ outputTranscription: { text } }))
    : []
  return [...spoken.slice(0, 1), ...transcribed, ...spoken.slice(1), ...turnEnd]
}

const turnEnd: ServerContent[] = [{ generationComplete: true }, { turnComplete: true }]

const inPieces = (text: string) => text.match(/.{1,20}/gsu) ?? []

function speechOf(text: string): ServerContent[] {
  const speech = samplesToPcm(synthesize(text.slice(0, 3_000)))
  const pieces: Blob[] = []
  for (let at = 0; at < speech.length; at += 96_000) {
    pieces.push({
      mimeType: 'audio/pcm;rate=24000',
      data: Buffer.from(speech.subarray(at, at + 96_000)).toString('base64'),
    })
  }
  return pieces.map((inlineData) => ({ modelTurn: { parts: [{ inlineData }] } }))
}
