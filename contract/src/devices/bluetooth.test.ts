import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChunkReader, maxMessageBytes, toChunks } from './bluetooth.ts'

const messages = fc.uint8Array({ maxLength: maxMessageBytes })
const chunkSizes = fc.integer({ min: 20, max: 512 })

function readAll(chunks: Uint8Array[]) {
  const read = createChunkReader()
  return chunks.map((chunk) => read(chunk))
}

describe('a Bluetooth message', () => {
  test('a message is complete and equal after its last chunk, for any chunk size', () => {
    fc.assert(
      fc.property(messages, chunkSizes, (message, chunkSize) => {
        const chunks = toChunks(message, chunkSize)
        for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(chunkSize)
        const readings = readAll(chunks)
        expect(readings.pop()).toEqual({ kind: 'message', message })
        for (const reading of readings) expect(reading).toEqual({ kind: 'incomplete' })
      }),
    )
  })

  test('a message with a changed byte is never accepted', () => {
    fc.assert(
      fc.property(
        messages,
        chunkSizes,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (message, chunkSize, position, flip) => {
          const chunks = toChunks(message, chunkSize)
          const at = position % chunks.reduce((sum, { length }) => sum + length, 0)
          flipByte(chunks, at, flip)
          expect(readAll(chunks).filter(({ kind }) => kind === 'message')).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a message with a missing, repeated or reordered chunk is never accepted', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 100, maxLength: maxMessageBytes }), fc.nat(), (message, position) => {
        const chunks = toChunks(message, 20)
        const at = position % (chunks.length - 1)
        const [one, next] = [chunks.slice(at, at + 1), chunks.slice(at + 1, at + 2)]
        const without = chunks.toSpliced(at, 1)
        const swapped = chunks.toSpliced(at, 2, ...next, ...one)
        const repeated = chunks.toSpliced(at, 1, ...one, ...one)
        expect(kinds(without)).not.toContain('message')
        expect(kinds(swapped)).not.toContain('message')
        // A repeated first chunk starts the message again, which is valid.
        expect(kinds(repeated).includes('message')).toBe(at === 0)
      }),
    )
  })

  test('a message can be restarted at any time', () => {
    const message = Uint8Array.from({ length: 600 }, (_, index) => index)
    const chunks = toChunks(message)
    expect(readAll([...chunks.slice(0, 2), ...chunks]).at(-1)).toEqual({ kind: 'message', message })
    expect(readAll([...chunks, ...chunks]).at(-1)).toEqual({ kind: 'message', message })
  })

  test.each([
    ['bad-version', [0, 0, 2, 1, 0, 0, 0, 0, 0, 9]],
    ['too-long', [0, 0, 1, 1, 16, 0, 0, 0, 0, 9]],
    ['too-long', [0, 0, 1, 1, 0, 0, 0, 0, 0, 9, 9]],
    ['checksum', [0, 0, 1, 1, 0, 0, 0, 0, 0, 9]],
    ['gap', [1, 0, 9]],
    ['gap', [0, 0, 1, 1]],
    ['gap', [0]],
    ['gap', []],
  ])('a malformed chunk is reported as %s (%j)', (error, chunk) => {
    expect(createChunkReader()(Uint8Array.from(chunk))).toEqual({ kind: 'error', error })
  })

  test('too long a message and too small a chunk size are refused', () => {
    expect(() => toChunks(new Uint8Array(maxMessageBytes + 1))).toThrow('at most 4096 bytes')
    expect(() => toChunks(new Uint8Array(1), 19)).toThrow('at least 20 bytes')
  })

  test('a message has the documented bytes', () => {
    const [first, second] = toChunks(new TextEncoder().encode('123456789abcdef'), 20)
    // The CRC-32 was computed with another implementation.
    expect(hex(first)).toBe(`0000 01 0f00 62fdb4a2 ${hex(new TextEncoder().encode('123456789ab'))}`.replaceAll(' ', ''))
    expect(hex(second)).toBe(`0100${hex(new TextEncoder().encode('cdef'))}`)
  })
})

const kinds = (chunks: Uint8Array[]) => readAll(chunks).map(({ kind }) => kind)
const hex = (bytes?: Uint8Array) => Buffer.from(bytes ?? []).toString('hex')

function flipByte(chunks: Uint8Array[], at: number, flip: number) {
  for (const chunk of chunks) {
    if (at < chunk.length) chunk[at] = (chunk[at] ?? 0) ^ flip
    at -= chunk.length
    if (at < 0) return
  }
}
