import { crc32 } from './crc-32.ts'

/**
 * How a page sends a device its configuration over Bluetooth; docs/device-protocol.md describes each byte. Numbers are
 * little-endian, as everywhere in Bluetooth.
 */

export const configurationService = 'cdfc10e1-67c1-4aef-8fc0-b7d0cabb3a80'
/** The page writes chunks to it. */
export const configurationCharacteristic = 'cdfc10e1-67c1-4aef-8fc0-b7d0cabb3a81'
/** The page reads it and is notified of each change. */
export const statusCharacteristic = 'cdfc10e1-67c1-4aef-8fc0-b7d0cabb3a82'
/** The page writes the chunks of a possession challenge to it. */
export const challengeCharacteristic = 'cdfc10e1-67c1-4aef-8fc0-b7d0cabb3a83'
/** The page reads the answer from it. */
export const answerCharacteristic = 'cdfc10e1-67c1-4aef-8fc0-b7d0cabb3a84'

const framingVersion = 1
export const maxMessageBytes = 4096
const sequenceLength = 2
const headerLength = 7

/** Each chunk is a sequence number and data. The first one's data starts with version, length and checksum. */
export function toChunks(message: Uint8Array, chunkSize = 180): Uint8Array<ArrayBuffer>[] {
  // Bluetooth carries at least 20 bytes at once, so the header fits into the first chunk.
  if (chunkSize < 20) throw new RangeError('A chunk has at least 20 bytes.')
  if (message.length > maxMessageBytes) throw new RangeError(`A message has at most ${maxMessageBytes} bytes.`)
  const framed = new Uint8Array(headerLength + message.length)
  const view = new DataView(framed.buffer)
  view.setUint8(0, framingVersion)
  view.setUint16(1, message.length, true)
  view.setUint32(3, crc32(message), true)
  framed.set(message, headerLength)

  const dataLength = chunkSize - sequenceLength
  return Array.from({ length: Math.ceil(framed.length / dataLength) }, (_, sequence) => {
    const data = framed.subarray(sequence * dataLength, (sequence + 1) * dataLength)
    const chunk = new Uint8Array(sequenceLength + data.length)
    new DataView(chunk.buffer).setUint16(0, sequence, true)
    chunk.set(data, sequenceLength)
    return chunk
  })
}

type Reading =
  | { kind: 'incomplete' }
  | { kind: 'message'; message: Uint8Array<ArrayBuffer> }
  | { kind: 'error'; error: 'bad-version' | 'gap' | 'too-long' | 'checksum' }

/** The device's side. A chunk with sequence number 0 always starts a new message. */
export function createChunkReader() {
  let expected = 0
  let message = new Uint8Array(0)
  let received = 0
  let checksum = 0

  return function read(chunk: Uint8Array): Reading {
    const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    if (chunk.length < sequenceLength) return fail('gap')
    const sequence = view.getUint16(0, true)
    if (sequence === 0) {
      const problem = startMessage(view)
      if (problem) return fail(problem)
      return add(chunk.subarray(sequenceLength + headerLength))
    }
    return sequence === expected ? add(chunk.subarray(sequenceLength)) : fail('gap')
  }

  function startMessage(view: DataView) {
    if (view.byteLength < sequenceLength + headerLength) return 'gap'
    if (view.getUint8(2) !== framingVersion) return 'bad-version'
    const length = view.getUint16(3, true)
    if (length > maxMessageBytes) return 'too-long'
    message = new Uint8Array(length)
    received = 0
    checksum = view.getUint32(5, true)
    expected = 0
    return null
  }

  function add(data: Uint8Array): Reading {
    if (received + data.length > message.length) return fail('too-long')
    message.set(data, received)
    received += data.length
    expected += 1
    if (received < message.length) return { kind: 'incomplete' }
    // The next chunk can only be the first of another message.
    expected = 0
    return crc32(message) === checksum ? { kind: 'message', message } : fail('checksum')
  }

  function fail(error: (Reading & { kind: 'error' })['error']): Reading {
    expected = 0
    return { kind: 'error', error }
  }
}
