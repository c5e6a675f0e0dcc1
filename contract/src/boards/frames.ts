/**
 * The binary frames of the xiaozhi protocol. Version 1 is a packet of Opus alone; versions 2 and 3 put a header before it,
 * with numbers in big-endian order.
 */
export const frameVersions = [1, 2, 3] as const
export type FrameVersion = (typeof frameVersions)[number]

/** Opus allows no larger packet for a frame of 60 ms or less. */
export const maxPacketBytes = 3 * 1275

const audio = 0
const json = 1
const headerBytes = { 1: 0, 2: 16, 3: 4 } as const satisfies Record<FrameVersion, number>

export type Frame = { type: 'audio'; packet: Uint8Array } | { type: 'json'; text: string }

/** Returns null for a frame that is cut off, too long, of an unknown type, or whose header does not fit its size. */
export function readFrame(version: FrameVersion, frame: Uint8Array): Frame | null {
  const header = readHeader(version, frame)
  if (!header || header.size !== frame.byteLength - headerBytes[version]) return null
  const content = frame.subarray(headerBytes[version])
  if (header.type === json) return { type: 'json', text: new TextDecoder().decode(content) }
  if (header.type !== audio || header.size === 0 || header.size > maxPacketBytes) return null
  return { type: 'audio', packet: content }
}

function readHeader(version: FrameVersion, frame: Uint8Array) {
  if (version === 1) return { type: audio, size: frame.byteLength }
  if (frame.byteLength < headerBytes[version]) return null
  const header = new DataView(frame.buffer, frame.byteOffset, headerBytes[version])
  if (version === 3) return { type: header.getUint8(0), size: header.getUint16(2) }
  return header.getUint16(0) === version ? { type: header.getUint16(2), size: header.getUint32(12) } : null
}

/** The time is that of the first sample, in milliseconds; boards with server-side echo cancellation compare it. */
export function writeFrame(version: FrameVersion, packet: Uint8Array, timeMs = 0): Uint8Array {
  if (version === 1) return packet
  const frame = new Uint8Array(headerBytes[version] + packet.byteLength)
  frame.set(packet, headerBytes[version])
  const header = new DataView(frame.buffer)
  if (version === 2) {
    header.setUint16(0, version)
    header.setUint16(2, audio)
    header.setUint32(8, timeMs)
    header.setUint32(12, packet.byteLength)
  }
  if (version === 3) {
    header.setUint8(0, audio)
    header.setUint16(2, packet.byteLength)
  }
  return frame
}
