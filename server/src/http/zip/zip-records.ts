/** The records of the ZIP format, as in PKWARE's APPNOTE.TXT, sections 4.3 and 4.5. */

/** A file of the archive. Its path is no `Buffer`: a small one keeps the pool of 64 KB alive that it is a part of. */
export interface ZippedFile {
  path: string
  writtenAt: Date
  /** Where the file begins in the archive. */
  offset: number
  /** Compressed, with its sizes after the content. */
  isText: boolean
  crc32: number
  length: number
  compressedLength: number
}

interface Directory {
  offset: number
  length: number
  fileCount: number
}

type Field = [bytes: 2 | 4 | 8, value: number]

const max16 = 0xffff
const max32 = 0xffffffff
const versions = { plain: 20, zip64: 45 }
const madeBy: Field = [2, (3 << 8) + versions.zip64]
const readableByAll = 0o100644 * 2 ** 16
const utf8Path = 0x800
const sizesFollow = 0x8
const deflated = 8

/** Stands before the content of each file. */
export function localHeader(file: ZippedFile): Buffer {
  const path = Buffer.from(file.path)
  const known = file.isText ? { ...file, crc32: 0, length: 0, compressedLength: 0 } : file
  const header = pack([4, 0x04034b50], ...commonFields(known, versions.plain), [2, path.length], [2, 0])
  return Buffer.concat([header, path])
}

/** Stands after the content of a text. */
export const sizesAfterContent = (file: ZippedFile) => pack([4, 0x08074b50], ...sizes(file))

/** Stands in the directory, which lists every file. */
export function directoryRecord(file: ZippedFile): Buffer {
  const path = Buffer.from(file.path)
  const isFar = file.offset >= max32
  const farOffset = isFar ? pack([2, 1], [2, 8], [8, file.offset]) : Buffer.alloc(0)
  const record = pack(
    [4, 0x02014b50],
    madeBy,
    ...commonFields(file, isFar ? versions.zip64 : versions.plain),
    [2, path.length],
    [2, isFar ? 12 : 0],
    // No comment, on the first disk, binary.
    [2, 0],
    [2, 0],
    [2, 0],
    [4, readableByAll],
    [4, Math.min(file.offset, max32)],
  )
  return Buffer.concat([record, path, farOffset])
}

/** The end of the archive; with ZIP64 records if there are too many files or bytes for the plain format. */
export function endOfDirectory({ offset, length, fileCount }: Directory): Buffer {
  const isLarge = fileCount >= max16 || offset >= max32 || length >= max32
  const end = pack(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(fileCount, max16)],
    [2, Math.min(fileCount, max16)],
    [4, Math.min(length, max32)],
    [4, Math.min(offset, max32)],
    [2, 0],
  )
  return isLarge ? Buffer.concat([zip64End({ offset, length, fileCount }), end]) : end
}

function zip64End({ offset, length, fileCount }: Directory) {
  return pack(
    [4, 0x06064b50],
    // The length of the rest of this record.
    [8, 44],
    madeBy,
    [2, versions.zip64],
    [4, 0],
    [4, 0],
    [8, fileCount],
    [8, fileCount],
    [8, length],
    [8, offset],
    // Where to find this record.
    [4, 0x07064b50],
    [4, 0],
    [8, offset + length],
    [4, 1],
  )
}

/** Both records have these fields, from the version that a reader needs to the sizes. */
function commonFields(file: ZippedFile, neededVersion: number): Field[] {
  return [
    [2, neededVersion],
    [2, utf8Path + (file.isText ? sizesFollow : 0)],
    [2, file.isText ? deflated : 0],
    ...dosTime(file.writtenAt),
    ...sizes(file),
  ]
}

function sizes({ crc32, compressedLength, length }: ZippedFile): Field[] {
  if (length > max32 || compressedLength > max32) throw new RangeError('A file in an archive has at most 4 GB.')
  return [
    [4, crc32],
    [4, compressedLength],
    [4, length],
  ]
}

/** Local time, to two seconds. */
function dosTime(at: Date): Field[] {
  return [
    [2, (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)],
    [2, ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()],
  ]
}

/** Little-endian numbers, one after another. */
function pack(...fields: Field[]): Buffer {
  const record = Buffer.alloc(fields.reduce((length, [bytes]) => length + bytes, 0))
  let position = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) record.writeBigUInt64LE(BigInt(value), position)
    else record.writeUIntLE(value, position, bytes)
    position += bytes
  }
  return record
}
