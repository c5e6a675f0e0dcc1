import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import type { DeviceProtocol } from '@pipit/contract/devices/devices'
import {
  firstSegmentOffset,
  imageHeaderBytes,
  readImageHeader,
  type ImageHeader,
  type ImageProblem,
} from '@pipit/contract/firmware/image-header'
import { canBoardsCompare, isSameVersion } from '@pipit/contract/firmware/version'
import { ApiError } from '../../api-error.ts'
import type { ImageRow } from './image-store.ts'

type Problem =
  | ImageProblem
  | 'truncated'
  | 'wrong-checksum'
  | 'wrong-hash'
  | 'extra-bytes'
  | 'other-version'
  | 'unfit-version'
  | 'other-chip'
  | 'other-protocol'

const messages: Record<Problem, string> = {
  'too-short': /*i18n*/ 'The file is too short for a firmware image.',
  'wrong-magic': /*i18n*/ 'The file is not an application image of ESP-IDF: it does not begin with the byte E9.',
  'wrong-segment-count': /*i18n*/ 'The header of the image says that it has no segments, or more than 16.',
  'no-description':
    /*i18n*/ 'The image has no description of the application. A bootloader or a merged image cannot be installed over the air.',
  truncated: /*i18n*/ 'The image ends before its last segment. Was the file copied completely?',
  'wrong-checksum': /*i18n*/ 'The checksum of the image is wrong. The file is damaged.',
  'wrong-hash': /*i18n*/ 'The hash at the end of the image is wrong. The file is damaged.',
  'extra-bytes': /*i18n*/ 'The file goes on after the end of the image.',
  'other-version': /*i18n*/ 'The image was built with another version than the one given.',
  'unfit-version':
    /*i18n*/ 'Boards with the xiaozhi firmware cannot compare the version that was built into this image, and would restart again and again. Build it with a version of numbers and dots only, such as 2.0.5 in place of v2.0.5 (PROJECT_VER), and sign it again.',
  'other-chip': /*i18n*/ 'The image is for another chip than the other images of this model.',
  'other-protocol':
    /*i18n*/ 'The other images of this model are for boards and this one is not, or the reverse. Give one of them another model.',
}

const segmentHeaderBytes = 8
const checksumSeed = 0xef
const hashBytes = 32
const readBytes = 64 * 1024
/** The signature of an image for secure boot fills the sector after the image. */
const sectorBytes = 4096
const signatureMagic = 0xe7

interface Expected {
  protocol: DeviceProtocol
  size: number
  version: string
}

type OfModel = Pick<ImageRow, 'protocol' | 'chipId'>

/** Reads the image as the bootloader does, so that no device downloads one that it cannot start. */
export async function checkImage(path: string, { protocol, size, version }: Expected): Promise<ImageHeader> {
  const file = await open(path)
  try {
    const header = readImageHeader(await readPart(file, 0, imageHeaderBytes))
    if ('problem' in header) throw refuse(header.problem)
    const { end, checksum } = await readSegments(file, header.segmentCount, size)
    // The checksum is the last byte of a block of 16.
    const endOfChecksum = (Math.floor(end / 16) + 1) * 16
    const endOfImage = endOfChecksum + (header.hasHash ? hashBytes : 0)
    if (endOfImage > size) throw refuse('truncated')
    if ((await readPart(file, endOfChecksum - 1, 1))[0] !== checksum) throw refuse('wrong-checksum')
    if (header.hasHash) await checkHash(file, endOfChecksum)
    if (endOfImage !== size && !(await hasSignatureSector(file, endOfImage, size))) throw refuse('extra-bytes')
    if (!isSameVersion(header.version, version)) throw refuse('other-version')
    if (protocol === 'xiaozhi' && !canBoardsCompare(header.version)) throw refuse('unfit-version')
    return header
  } finally {
    await file.close()
  }
}

/** A model has images for one chip, and for boards or for devices of ours. */
export function checkFitsModel(image: OfModel, others: OfModel): void {
  if (image.protocol !== others.protocol) throw refuse('other-protocol')
  if (image.chipId !== others.chipId) throw refuse('other-chip')
}

async function readSegments(file: FileHandle, count: number, size: number) {
  let end = firstSegmentOffset
  let checksum = checksumSeed
  for (let segment = 0; segment < count; segment += 1) {
    const header = await readPart(file, end, segmentHeaderBytes)
    if (header.length < segmentHeaderBytes) throw refuse('truncated')
    const start = end + segmentHeaderBytes
    end = start + header.readUInt32LE(4)
    if (end > size) throw refuse('truncated')
    for await (const part of parts(file, start, end)) for (const byte of part) checksum ^= byte
  }
  return { end, checksum }
}

async function checkHash(file: FileHandle, end: number) {
  const hash = createHash('sha256')
  for await (const part of parts(file, 0, end)) hash.update(part)
  if (!hash.digest().equals(await readPart(file, end, hashBytes))) throw refuse('wrong-hash')
}

async function hasSignatureSector(file: FileHandle, endOfImage: number, size: number) {
  const start = Math.ceil(endOfImage / sectorBytes) * sectorBytes
  return size === start + sectorBytes && (await readPart(file, start, 1))[0] === signatureMagic
}

async function* parts(file: FileHandle, start: number, end: number) {
  for (let at = start; at < end; at += readBytes) yield await readPart(file, at, Math.min(readBytes, end - at))
}

/** Fewer bytes at the end of the file. */
async function readPart(file: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const refuse = (problem: Problem) =>
  new ApiError('firmware-image-invalid', [{ field: 'file', message: messages[problem] }])
