import { CommandError } from '../command/command-error.ts'
import { createByteReader } from './byte-reader.ts'

export interface TarEntry {
  name: string
  content: Buffer
}

const blockBytes = 512
/** An entry is held in memory. Tables are written in small parts, and recordings are small. */
const maxEntryBytes = 256 * 1024 * 1024

/** One file of a tar archive (POSIX ustar). */
export function tarEntry(name: string, content: Uint8Array, modifiedAt: Date): Buffer[] {
  const header = Buffer.alloc(blockBytes)
  if (Buffer.byteLength(name) > 100) throw new Error(`the name ${name} is too long for a tar archive`)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${octal(content.length, 11)}\0`, 124)
  header.write(`${octal(Math.floor(modifiedAt.getTime() / 1000), 11)}\0`, 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar', 257)
  header.write('00', 263)
  header.write(`${octal(sumOf(header), 6)}\0 `, 148)
  return [header, Buffer.from(content), Buffer.alloc(paddingOf(content.length))]
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * blockBytes)
}

export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = createByteReader(source)
  try {
    for (;;) {
      const header = await reader.upTo(blockBytes)
      if (header.length === blockBytes && header.every((byte) => byte === 0)) break
      const { name, size } = parseHeader(header)
      const content = await reader.upTo(size)
      const padding = await reader.upTo(paddingOf(size))
      if (content.length + padding.length < size + paddingOf(size)) throw incomplete()
      yield { name, content }
    }
    // Reading to the end lets decryption notice if something is missing there.
    while (!(await reader.isAtEnd())) await reader.upTo(blockBytes)
  } finally {
    await reader.close()
  }
}

function parseHeader(header: Buffer) {
  if (header.length < blockBytes) throw incomplete()
  const field = (start: number, length: number) =>
    header.toString('utf8', start, start + length).replace(/[\0 ].*$/s, '')
  const size = parseInt(field(124, 12), 8)
  const checksum = parseInt(field(148, 8), 8)
  const isEntry = header.toString('latin1', 257, 262) === 'ustar' && checksum === sumOf(blankChecksum(header))
  if (!isEntry || !(size <= maxEntryBytes))
    throw new CommandError('The backup contains something that is no tar archive.')
  return { name: field(0, 100), size }
}

function incomplete() {
  return new CommandError('The backup is incomplete.')
}

function blankChecksum(header: Buffer) {
  return Buffer.concat([header.subarray(0, 148), Buffer.from(' '.repeat(8)), header.subarray(156)])
}

function sumOf(header: Buffer) {
  return header.reduce((sum, byte) => sum + byte, 0)
}

function octal(value: number, digits: number) {
  return value.toString(8).padStart(digits, '0')
}

function paddingOf(size: number) {
  return (blockBytes - (size % blockBytes)) % blockBytes
}
