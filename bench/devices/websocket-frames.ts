/** A frame of the websocket protocol (RFC 6455), as servers send it: whole and not masked. */
export type Frame = { text: string } | { bytes: Buffer }

const textOpcode = 1
const binaryOpcode = 2
/** All zeros: masking with it changes nothing, so that a load generator need not spend its time on it. */
const mask = Buffer.alloc(4)

/** A client must mask what it sends. */
export function encodeFrame(content: string | Uint8Array): Buffer {
  const payload = typeof content === 'string' ? Buffer.from(content) : content
  const opcode = typeof content === 'string' ? textOpcode : binaryOpcode
  const isShort = payload.byteLength < 126
  const header = Buffer.alloc(isShort ? 2 : 4)
  header[0] = 0x80 | opcode
  header[1] = 0x80 | (isShort ? payload.byteLength : 126)
  if (!isShort) header.writeUInt16BE(payload.byteLength, 2)
  return Buffer.concat([header, mask, payload])
}

/** Calls back for each frame that is complete. */
export function createFrameReader(onFrame: (frame: Frame) => void) {
  let rest: Buffer | null = null
  return (chunk: Buffer) => {
    const bytes = rest ? Buffer.concat([rest, chunk]) : chunk
    let at = 0
    for (let frame = readFrame(bytes, at); frame; frame = readFrame(bytes, at)) {
      at = frame.end
      const payload = bytes.subarray(frame.start, frame.end)
      if (frame.opcode === textOpcode) onFrame({ text: payload.toString() })
      else if (frame.opcode === binaryOpcode) onFrame({ bytes: payload })
    }
    rest = at < bytes.length ? bytes.subarray(at) : null
  }
}

/** Returns null if the frame has not arrived as a whole. */
function readFrame(bytes: Buffer, at: number) {
  if (bytes.length < at + 2) return null
  const opcode = (bytes[at] ?? 0) & 0x0f
  const length = (bytes[at + 1] ?? 0) & 0x7f
  const extra = length === 126 ? 2 : length === 127 ? 8 : 0
  const start = at + 2 + extra
  if (bytes.length < start) return null
  const size = extra === 0 ? length : extra === 2 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
  const end = start + size
  return bytes.length < end ? null : { opcode, start, end }
}
