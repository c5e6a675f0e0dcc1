import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import { writeWav } from '@pipit/contract/audio/wav'
import { transcribe, ProtocolError, synthesize, generateReply } from './fake-provider.ts'

type Mode =
  | 'normal'
  /** Sends small pieces with pauses, cut anywhere. */
  | 'slow'
  | 'hanging'
  /** Starts the response and never finishes it. */
  | 'hanging-midway'
  /** Answers 500 with the whole request in the message, as some servers do. */
  | 'broken'
  /** Answers 200 with an HTML page of a proxy. */
  | 'error-page'
  /** Has the right content type and an invalid body. */
  | 'nonsense'
  /** Closes the connection in the middle. */
  | 'truncated'
  /** Ends the response in the middle without an error. */
  | 'unfinished'
  | 'endless'
  | 'redirect'
  | 'expired-key'
  | 'rate-limited'

interface ReceivedRequest {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

interface FakeResponse {
  type: string
  pieces: Iterable<string | Uint8Array>
}

/** Implements the part of OpenAI's API that we use. */
export async function openOpenAiServer({ key, wavRate }: { key?: string; wavRate?: number } = {}) {
  const received: ReceivedRequest[] = []
  const state = { mode: 'normal' as Mode, redirectUrl: '' }
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (!(error instanceof ProtocolError)) return response.destroy()
      sendJson(response, 400, { error: { message: error.message, type: 'invalid_request_error' } })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: body.toString('latin1') })
    if (state.mode === 'rate-limited') return sendJson(response, 429, { error: { message: body.toString() } })
    if (state.mode === 'expired-key' || (key && request.headers.authorization !== `Bearer ${key}`)) {
      return sendJson(response, 401, {
        error: { message: `Incorrect API key provided: ${request.headers.authorization}` },
      })
    }
    if (state.mode === 'hanging') return
    if (state.mode === 'broken')
      return sendJson(response, 500, { error: { message: `${request.headers.authorization} ${body.toString()}` } })
    if (state.mode === 'redirect') return response.writeHead(307, { location: state.redirectUrl + path }).end()
    if (state.mode === 'error-page')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    const result = await respondTo(path, request, body, wavRate)
    await send(response, state.mode === 'nonsense' ? { ...result, pieces: ['data: {"choices": [}\n\n', '!'] } : result)
  }

  async function send(response: ServerResponse, { type, pieces }: FakeResponse) {
    response.writeHead(200, { 'content-type': type })
    const all = Array.from(pieces, (piece) => Buffer.from(piece))
    const half = Buffer.concat(all).subarray(0, Math.floor(Buffer.concat(all).length / 2) | 1)
    if (state.mode === 'hanging-midway') return response.write(half)
    if (state.mode === 'truncated') return response.write(half, () => response.destroy())
    if (state.mode === 'unfinished') return response.end(half)
    if (state.mode === 'endless')
      return sendForever(
        response,
        type.startsWith('text/') ? Buffer.concat(all.slice(0, 2)) : Buffer.alloc(65_536, '{'),
      )
    for (const piece of all) {
      if (response.destroyed) return
      for (const part of state.mode === 'slow' ? cutOddly(piece) : [piece]) {
        if (state.mode === 'slow') await pause(2)
        await write(response, part)
      }
      await pause(0)
    }
    response.end()
  }

  return {
    received,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function respondTo(
  path: string,
  request: IncomingMessage,
  body: Buffer,
  wavRate?: number,
): Promise<FakeResponse> {
  if (path === '/v1/audio/transcriptions') return transcription(await parseForm(request, body))
  const parsed = JSON.parse(body.toString()) as Record<string, unknown>
  if (typeof parsed.model !== 'string' || !parsed.model) throw new ProtocolError('you must provide a model parameter')
  if (path === '/v1/audio/speech') return speech(parsed, wavRate)
  if (path === '/v1/moderations') return moderation(parsed)
  if (path === '/v1/chat/completions' && !parsed.stream) return judgement(parsed as unknown as CompletionRequest)
  if (path === '/v1/chat/completions') return completion(parsed as unknown as CompletionRequest)
  throw new ProtocolError('unknown path')
}

const parseForm = (request: IncomingMessage, body: Buffer) =>
  new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData()

async function transcription(form: FormData): Promise<FakeResponse> {
  const file = form.get('file')
  if (!(file instanceof File) || !form.get('model')) throw new ProtocolError('file and model are required')
  const wav = Buffer.from(await file.arrayBuffer())
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || wav.readUInt32LE(24) !== 16_000)
    throw new ProtocolError('invalid file format')
  if (wav.length < 44 + 3_200) throw new ProtocolError('audio file is too short')
  const text = transcribe(pcmToSamples(wav.subarray(44)))
  // LocalAI's segments have fewer fields than OpenAI's.
  return {
    type: 'application/json',
    pieces: [JSON.stringify({ segments: [{ id: 0, start: 0, end: 1, text, tokens: [] }], text })],
  }
}

function speech({ input, voice, response_format: format }: Record<string, unknown>, wavRate?: number): FakeResponse {
  if (typeof input !== 'string' || !input || !voice) throw new ProtocolError('input and voice are required')
  if (format !== 'pcm') throw new ProtocolError('only pcm is supported')
  if (wavRate) return { type: 'audio/wav', pieces: inPieces(writeWav([synthesize(input, wavRate)], wavRate)) }
  return { type: 'audio/pcm', pieces: inPieces(samplesToPcm(synthesize(input))) }
}

const json = (body: object): FakeResponse => ({ type: 'application/json', pieces: [JSON.stringify(body)] })

/** Flags what contains "knife". */
function moderation({ input }: Record<string, unknown>): FakeResponse {
  if (typeof input !== 'string' || !input) throw new ProtocolError('input is required')
  const flagged = input.includes('knife')
  const categories = { harassment: false, 'violence/graphic': flagged }
  return json({
    id: 'modr-1',
    model: 'omni-moderation-latest',
    results: [{ flagged, categories, category_scores: {} }],
  })
}

/** The chat model rejects what contains "knife", and babbles about what contains "babble". */
function judgement({ messages }: CompletionRequest): FakeResponse {
  const [system, user] = messages
  if (system?.role !== 'system' || typeof user?.content !== 'string') throw new ProtocolError('messages are required')
  const { reply } = JSON.parse(user.content) as { reply: string }
  const verdict = reply.includes('knife') ? { safe: false, category: 'violence' } : { safe: true }
  const content = reply.includes('babble') ? 'I think that is fine.' : JSON.stringify(verdict)
  return json({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] })
}

interface ContentPart {
  type: string
  text?: string
  image_url?: { url: string }
}

interface CompletionRequest {
  stream: boolean
  messages: { role: string; content: string | ContentPart[] }[]
}

function completion({ stream, messages }: CompletionRequest): FakeResponse {
  const [system, ...rest] = messages
  if (!stream || system?.role !== 'system' || rest.length === 0) throw new ProtocolError('messages are required')
  if (rest.some(({ role }, at) => role !== (at % 2 === 0 ? 'user' : 'assistant')))
    throw new ProtocolError('roles must alternate')
  const parts = rest.flatMap(({ content }): ContentPart[] =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : content,
  )
  const image = parts.find(({ type }) => type === 'image_url')?.image_url?.url.split('data:image/jpeg;base64,')[1]
  const texts = parts.flatMap(({ text }) => text ?? [])
  const pieces = generateReply(String(system.content), texts, image ? Buffer.from(image, 'base64') : null)
  const common = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm' }
  const chunk = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ ...common, choices: [{ index: 0, delta, finish_reason }] })}\n\n`
  return {
    type: 'text/event-stream; charset=utf-8',
    pieces: [
      chunk({ role: 'assistant', content: '' }),
      ...['<think>What ', 'now?</think>', ...pieces].map((content) => chunk({ content })),
      chunk({}, 'stop'),
      'data: [DONE]\n\n',
    ],
  }
}

function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 4_801) yield bytes.subarray(at, at + 4_801)
}

function* cutOddly(bytes: Buffer) {
  const length = Math.ceil(bytes.length / 3) | 1
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function sendForever(response: ServerResponse, piece: Buffer) {
  while (!response.destroyed) {
    await write(response, piece)
    await pause(0)
  }
}

async function write(response: ServerResponse, piece: Buffer) {
  if (response.write(piece)) return
  const waiting = new AbortController()
  const { signal } = waiting
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  waiting.abort()
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
