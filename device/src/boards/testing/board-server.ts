import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Decoder, Encoder } from '@evan/opus'
import { readFrame, writeFrame, type FrameVersion } from '@pipit/contract/boards/frames'
import { onTestFinished } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'

interface Received {
  headers: IncomingMessage['headers']
  path: string
  body: string
}

const rate = 24_000
const frameMs = 60

/** Speaks the protocol over real sockets, with real Opus. A test decides what it says. */
export async function startBoardServer({ answersHello = true, afterHello = [] as object[] } = {}) {
  const requests: Received[] = []
  const replies: { status: number; body?: unknown }[] = []
  const boards: ReturnType<typeof serveBoard>[] = []
  const waiting: ((board: ReturnType<typeof serveBoard>) => void)[] = []
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    requests.push({ headers: request.headers, path: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') })
    const { status, body = {} } = replies.shift() ?? { status: 500 }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const sockets = new WebSocketServer({ server: http })
  sockets.on('connection', (socket, { headers }) => {
    const board = serveBoard(socket, headers, answersHello ? afterHello : null)
    boards.push(board)
    waiting.shift()?.(board)
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
    http.close()
    http.closeAllConnections()
  })
  const { port } = http.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    connection: { url: `ws://127.0.0.1:${port}/xiaozhi/v1/`, token: 'a-token', version: 1 },
    requests,
    answerNext: (status: number, body?: unknown) => replies.push({ status, body }),
    boards,
    nextBoard: () => new Promise<ReturnType<typeof serveBoard>>((resolve) => void waiting.push(resolve)),
  }
}

function serveBoard(socket: WebSocket, headers: IncomingMessage['headers'], afterHello: object[] | null) {
  const version = Number(headers['protocol-version']) as FrameVersion
  const decoder = new Decoder({ channels: 1, sample_rate: 16_000 })
  const encoder = new Encoder({ channels: 1, sample_rate: rate, application: 'voip' })
  const messages: Record<string, unknown>[] = []
  const heard: Int16Array[] = []
  const send = (message: object) => socket.send(JSON.stringify({ session_id: 'a-session', ...message }))
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) {
      const frame = readFrame(version, data)
      if (frame?.type !== 'audio') throw new Error('The board has sent an invalid frame.')
      heard.push(new Int16Array(Uint8Array.from(decoder.decode(frame.packet)).buffer))
      return
    }
    const message = JSON.parse(data.toString()) as Record<string, unknown>
    messages.push(message)
    const audio_params = { format: 'opus', sample_rate: rate, channels: 1, frame_duration: frameMs }
    if (message.type !== 'hello' || !afterHello) return
    for (const answer of [{ type: 'hello', transport: 'websocket', audio_params }, ...afterHello]) send(answer)
  })
  return {
    headers,
    messages,
    heard,
    socket,
    send,
    sendTone(frames: number) {
      for (let frame = 0; frame < frames; frame += 1) socket.send(writeFrame(version, encoder.encode(tone(frame))))
    },
  }
}

function tone(frame: number) {
  const length = (rate * frameMs) / 1000
  return Int16Array.from({ length }, (_, at) => 8000 * Math.sin(((frame * length + at) * 2 * Math.PI * 440) / rate))
}
