import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { shrinkHeap } from '../../shrink-heap.ts'
import { writeZip, type NewFile } from './write-zip.ts'
import { directoryRecord, endOfDirectory } from './zip-records.ts'

const now = new Date('2026-11-16T08:00:00')

async function* filesOf(...files: NewFile[]) {
  yield* files
}

async function* textOf(...parts: string[]) {
  yield* parts
}

const unzip = async (files: AsyncIterable<NewFile>) =>
  unzipSync(Buffer.concat(await Array.fromAsync(writeZip(files, now))))

describe('a ZIP file', () => {
  test('text and bytes are read as they were written', async () => {
    const bytes = Buffer.from([0, 255, 80, 75, 3, 4])
    const unzipped = await unzip(
      filesOf(
        { path: 'data/Zoë 日本.json', content: textOf('{"name":', '', '"Zoë 😀"}') },
        { path: 'recordings/1.ogg', content: bytes },
        { path: 'empty.csv', content: textOf() },
        { path: 'empty.ogg', content: new Uint8Array() },
      ),
    )
    expect(Object.keys(unzipped)).toEqual(['data/Zoë 日本.json', 'recordings/1.ogg', 'empty.csv', 'empty.ogg'])
    expect(strFromU8(unzipped['data/Zoë 日本.json'] as Uint8Array)).toBe('{"name":"Zoë 😀"}')
    expect(Buffer.from(unzipped['recordings/1.ogg'] as Uint8Array)).toEqual(bytes)
    expect([unzipped['empty.csv'], unzipped['empty.ogg']]).toEqual([new Uint8Array(), new Uint8Array()])
  })

  test('text is compressed', async () => {
    const content = textOf(...Array.from({ length: 1000 }, () => 'the frog sat on the log. '))
    const zip = Buffer.concat(await Array.fromAsync(writeZip(filesOf({ path: 'long.txt', content }), now)))
    expect(zip.length).toBeLessThan(1_000)
    expect(unzipSync(zip)['long.txt']).toHaveLength(25_000)
  })

  test('more files than the plain format counts can be read', async () => {
    async function* manyFiles(): AsyncGenerator<NewFile> {
      for (let number = 0; number < 66_000; number++) yield { path: `${number}`, content: Uint8Array.of(number % 256) }
    }
    const unzipped = await unzip(manyFiles())
    expect(Object.keys(unzipped)).toHaveLength(66_000)
    expect(unzipped['65999']).toEqual(Uint8Array.of(65_999 % 256))
  })

  test('a file beyond the first 4 GB is listed with its place in 64 bits', () => {
    const file = { path: 'a', writtenAt: now, isText: false, crc32: 1, length: 2, compressedLength: 2 }
    const near = directoryRecord({ ...file, offset: 0xfffffffe })
    const far = directoryRecord({ ...file, offset: 5_000_000_000 })
    expect(near.readUInt32LE(42)).toBe(0xfffffffe)
    expect(far.readUInt32LE(42)).toBe(0xffffffff)
    expect(far.length - near.length).toBe(12)
    expect(far.readBigUInt64LE(far.length - 8)).toBe(5_000_000_000n)
    const end = endOfDirectory({ offset: 6_000_000_000, length: 100, fileCount: 2 })
    expect(end.readBigUInt64LE(48)).toBe(6_000_000_000n)
    expect(end.readUInt32LE(end.length - 6)).toBe(0xffffffff)
  })

  test('a file of more than 4 GB is refused, since programs would misread it', () => {
    const file = { path: 'a', writtenAt: now, offset: 0, isText: true, crc32: 1, length: 2 ** 32, compressedLength: 2 }
    expect(() => directoryRecord(file)).toThrow(RangeError)
  })

  test.each(['text', 'the list of files'])('a failure of %s ends the archive before its directory', async (what) => {
    async function* failing(): AsyncGenerator<string> {
      yield 'first'
      throw new Error('no more')
    }
    async function* files(): AsyncGenerator<NewFile> {
      yield { path: 'a.txt', content: what === 'text' ? failing() : textOf('first') }
      throw new Error('no more')
    }
    const received: Uint8Array[] = []
    const reading = (async () => {
      for await (const part of writeZip(files(), now)) received.push(part)
    })()
    await expect(reading).rejects.toThrow('no more')
    expect(Buffer.concat(received).includes(Buffer.from([0x50, 0x4b, 1, 2]))).toBe(false)
  })
})

describe('memory', () => {
  test('a file is taken only when the reader wants more', async () => {
    let taken = 0
    async function* recordings(): AsyncGenerator<NewFile> {
      for (; taken < 1000; taken++) yield { path: `${taken}.ogg`, content: Buffer.alloc(30_000) }
    }
    const zip = Readable.from(writeZip(recordings(), now), { objectMode: false })
    let received = 0
    for await (const part of zip as AsyncIterable<Buffer>) {
      received += part.length
      for (let turns = 0; turns < 5; turns++) await nextTurn()
      expect(taken - received / 30_000).toBeLessThan(6)
    }
    expect(taken).toBe(1000)
  })

  test('a cancelled download closes the file that is being read', async () => {
    let isClosed = false
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield crypto.randomUUID()
      } finally {
        isClosed = true
      }
    }
    const zip = Readable.from(writeZip(filesOf({ path: 'a.txt', content: endless() }), now), { objectMode: false })
    for await (const part of zip as AsyncIterable<Buffer>) if (part.length > 1_000) break
    await expect.poll(() => isClosed).toBe(true)
  })

  test('the memory for an archive does not grow with the content of its files', async () => {
    let usedAtEnd = 0
    async function* recordings(): AsyncGenerator<NewFile> {
      // Small enough for the pool from which Node cuts buffers.
      for (let number = 0; number < 3_000; number++)
        yield { path: `${number}.ogg`, content: Buffer.allocUnsafe(30_000) }
      usedAtEnd = usedByBuffers()
    }
    const before = usedByBuffers()
    for await (const _ of writeZip(recordings(), now));
    expect(usedAtEnd - before).toBeLessThan(10_000_000)
  })
})

/** Bytes, after what is no longer needed was collected. */
function usedByBuffers() {
  shrinkHeap()
  return process.memoryUsage().arrayBuffers
}
