import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'

export interface BoardTarget {
  port: number
  clientId: string
  token: string
}

export const frameMs = 60
/** Boards send their frames at different moments, as those of different homes do. */
const groups = 60
const concurrency = 20
const replyTimeoutMs = 60_000
/** A server sends the first frames at once; their pace can be measured after these. */
const framesAtOnce = 6

type FleetBoard = Awaited<ReturnType<typeof connectBoard>>

/** Many boards in one process. They decode nothing, so that they take little time themselves. */
export function createBoardFleet() {
  let boards: FleetBoard[] = []

  return {
    async connect(targets: BoardTarget[]) {
      for (let at = 0; at < targets.length; at += concurrency)
        boards.push(...(await Promise.all(targets.slice(at, at + concurrency).map(connectBoard))))
    },
    /** The children start conversations, at different moments of `seconds`. Resolves when all were greeted. */
    async start(seconds: number) {
      await spread(seconds, (board) => board.start())
    },
    /** They say something, at different moments of `seconds`. Resolves when all were answered. */
    async talk(seconds: number): Promise<{ latenessMs: number[]; frames: number }> {
      const arrivals = await spread(seconds, (board) => board.talk())
      return { latenessMs: arrivals.flatMap(latenessOf), frames: arrivals.flat().length }
    },
    /** All boards send what they hear in real time. Returns the number of frames. */
    async stream(packets: string[], seconds: number) {
      const frames = packets.map((packet) => Buffer.from(packet, 'hex'))
      const rounds = Math.round((seconds * 1000) / frameMs)
      const startedAt = performance.now()
      for (let step = 0; step < rounds * groups; step += 1) {
        const earlyMs = startedAt + (step * frameMs) / groups - performance.now()
        if (earlyMs > 1) await delay(earlyMs)
        const frame = frames[Math.floor(step / groups) % frames.length] ?? Buffer.alloc(0)
        for (let index = step % groups; index < boards.length; index += groups) boards[index]?.socket.send(frame)
      }
      await delay(100)
      return rounds * boards.length
    },
    openCount: () => boards.filter(({ socket }) => socket.readyState === WebSocket.OPEN).length,
    close() {
      for (const { socket } of boards) socket.terminate()
      boards = []
    },
  }

  function spread<Result>(seconds: number, act: (board: FleetBoard) => Promise<Result>) {
    const actLater = async (board: FleetBoard, index: number) => {
      await delay((index * seconds * 1000) / boards.length)
      return act(board)
    }
    return Promise.all(boards.map(actLater))
  }
}

async function connectBoard({ port, clientId, token }: BoardTarget) {
  const headers = { Authorization: `Bearer ${token}`, 'Client-Id': clientId, 'Protocol-Version': '1' }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/xiaozhi/v1/`, { headers, perMessageDeflate: false })
  let arrivals: number[] = []
  let hasHeard = false
  let onReply = () => {}
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return void arrivals.push(performance.now())
    // What the text interrupts is no reply to it.
    if (data.includes('"type":"stt"')) {
      hasHeard = true
      arrivals = []
    }
    if (hasHeard && data.includes('"state":"stop"')) onReply()
    return undefined
  })
  await once(socket, 'open')
  const send = (message: object) => socket.send(JSON.stringify(message))
  const listen = { type: 'listen', state: 'start', mode: 'auto' }
  const audio_params = { format: 'opus', sample_rate: 16_000, channels: 1, frame_duration: frameMs }
  const answered = once(socket, 'message')
  send({ type: 'hello', version: 1, transport: 'websocket', features: { mcp: false }, audio_params })
  await answered

  return {
    socket,
    async start() {
      const greeted = nextReply()
      hasHeard = true
      send(listen)
      await greeted
      send(listen)
    },
    /** Returns when each frame of the reply has arrived. */
    async talk() {
      hasHeard = false
      const replied = nextReply()
      send({ type: 'listen', state: 'detect', text: 'I saw a green frog in the garden today' })
      await replied
      send(listen)
      return arrivals
    },
  }

  function nextReply() {
    return new Promise<void>((resolve, reject) => {
      onReply = resolve
      setTimeout(() => reject(new Error('A board was not answered.')), replyTimeoutMs).unref()
    })
  }
}

/** How much later than at an even pace each frame has arrived. The pace is that of the frame which was the earliest. */
export function latenessOf(arrivals: number[]): number[] {
  const offsets = arrivals.map((arrivedAt, number) => arrivedAt - number * frameMs).slice(framesAtOnce)
  const earliest = Math.min(...offsets)
  return offsets.map((offset) => offset - earliest)
}
