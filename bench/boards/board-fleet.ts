import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { frameMs, openBoardSocket, type BoardTarget } from './board-socket.ts'

/** Boards send their frames at different moments, as those of different homes do. */
const groups = 60
const concurrency = 20
const replyTimeoutMs = 60_000
/** A server sends the first frames at once; their pace can be measured after these. */
const framesAtOnce = 6

type FleetBoard = Awaited<ReturnType<typeof connectBoard>>

/** Many boards in one process. They decode nothing, so that they take little time themselves. */
export function createFleet() {
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

async function connectBoard(target: BoardTarget) {
  const { socket, send } = await openBoardSocket(target)
  let arrivals: number[] = []
  let hasHeard = false
  let onReply = () => {}
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return void arrivals.push(performance.now())
    // What was spoken when the text came is no reply to it.
    if (data.includes('"type":"stt"')) {
      hasHeard = true
      arrivals = []
    }
    if (hasHeard && data.includes('"state":"stop"')) onReply()
    return undefined
  })
  const listen = { type: 'listen', state: 'start', mode: 'auto' }

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

/** Returns how much later than at an even pace each frame has arrived. The earliest frame sets the pace. */
export function latenessOf(arrivals: number[]): number[] {
  const offsets = arrivals.map((arrivedAt, number) => arrivedAt - number * frameMs).slice(framesAtOnce)
  const earliest = Math.min(...offsets)
  return offsets.map((offset) => offset - earliest)
}
