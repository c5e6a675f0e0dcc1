import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { App } from '../runner/app-process.ts'
import { readBench } from '../devices/create-tokens.ts'

export interface BoardTarget {
  port: number
  clientId: string
  token: string
}

export const frameMs = 60

/** Boards of new families. */
export async function createBoards(app: App, count: number): Promise<BoardTarget[]> {
  const created = await readBench<Omit<BoardTarget, 'port'>[]>(app, `devices/${count}`)
  return created.map((board) => ({ ...board, port: app.port }))
}

/** A connected board that has said hello. */
export async function openBoardSocket({ port, clientId, token }: BoardTarget) {
  const headers = { Authorization: `Bearer ${token}`, 'Client-Id': clientId, 'Protocol-Version': '1' }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/xiaozhi/v1/`, { headers, perMessageDeflate: false })
  const send = (message: object) => socket.send(JSON.stringify(message))
  await once(socket, 'open')
  const answered = once(socket, 'message')
  const audio_params = { format: 'opus', sample_rate: 16_000, channels: 1, frame_duration: frameMs }
  send({ type: 'hello', version: 1, transport: 'websocket', features: { mcp: false }, audio_params })
  await answered
  return { socket, send }
}
