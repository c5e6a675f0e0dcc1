import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export const enginePath = '/socket.io/?EIO=4&transport=websocket'

/** A WebSocket connection of which every byte can be chosen. */
export async function openRawWebSocket(url: string, headers?: Record<string, string>): Promise<Socket> {
  return (await askForWebSocket(url, enginePath, headers)).socket
}

/** The status is null if there was no answer. */
export async function askForWebSocket(url: string, path = enginePath, headers: Record<string, string> = {}) {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  // The server may close it at any time.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as unknown[]
  return { socket, status: /^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1] ?? null }
}

/** A frame as every client sends it; opcode 9 is a ping. */
export function encodeText(text: string, opcode = 1): Buffer {
  const content = Buffer.from(text)
  return encodeFrame({ opcode, isFinal: true, reservedBits: 0, isMasked: true, claimedLength: null, content })
}

export interface FrameOptions {
  /** 1: text, 2: binary, 8: close, 9: ping, others are reserved or continue a frame. */
  opcode: number
  isFinal: boolean
  reservedBits: number
  isMasked: boolean
  /** What the header says, if it is not the length of the content. */
  claimedLength: number | null
  content: Uint8Array
}

export function encodeFrame({ opcode, isFinal, reservedBits, isMasked, claimedLength, content }: FrameOptions): Buffer {
  const length = claimedLength ?? content.length
  const first = (isFinal ? 0x80 : 0) | ((reservedBits & 7) << 4) | (opcode & 15)
  const header = Buffer.alloc(10)
  header[0] = first
  const maskBit = isMasked ? 0x80 : 0
  let headerBytes = 2
  if (length < 126) header[1] = maskBit | length
  else if (length < 65_536) {
    header[1] = maskBit | 126
    header.writeUInt16BE(length, 2)
    headerBytes = 4
  } else {
    header[1] = maskBit | 127
    header.writeBigUInt64BE(BigInt(length), 2)
    headerBytes = 10
  }
  const mask = isMasked ? randomBytes(4) : Buffer.alloc(0)
  const masked = isMasked ? content.map((byte, index) => byte ^ (mask[index % 4] ?? 0)) : content
  return Buffer.concat([header.subarray(0, headerBytes), mask, masked])
}
