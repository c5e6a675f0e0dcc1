import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { CommandError } from '../../command/command-error.ts'
import type { ByteReader } from '../byte-reader.ts'

const chunkBytes = 64 * 1024
const tagBytes = 16
export const payloadNonceBytes = 16

/**
 * STREAM: each chunk is authenticated with its number and with whether it is the last, so chunks cannot be changed,
 * swapped, repeated or cut off unnoticed.
 */
export async function* encryptPayload(source: AsyncIterable<Uint8Array>, key: Uint8Array): AsyncGenerator<Buffer> {
  let index = 0
  let pending: Buffer[] = []
  let pendingBytes = 0
  for await (const bytes of source) {
    pending.push(Buffer.from(bytes))
    pendingBytes += bytes.length
    if (pendingBytes <= chunkBytes) continue
    // At least one byte stays: only then is it certain that what goes out is not the last chunk.
    const joined = Buffer.concat(pending)
    let start = 0
    for (; joined.length - start > chunkBytes; start += chunkBytes) {
      yield seal(joined.subarray(start, start + chunkBytes), key, nonceOf(index++, false))
    }
    pending = [joined.subarray(start)]
    pendingBytes = joined.length - start
  }
  yield seal(Buffer.concat(pending), key, nonceOf(index, true))
}

export async function* decryptPayload(reader: ByteReader, key: Uint8Array): AsyncGenerator<Buffer> {
  for (let index = 0; ; index += 1) {
    const chunk = await reader.upTo(chunkBytes + tagBytes)
    const isLast = await reader.isAtEnd()
    const content = open(chunk, key, nonceOf(index, isLast))
    // Cut exactly between two chunks, the file fails here too: the chunk before was not sealed as the last.
    if (!content)
      throw new CommandError('The backup is damaged or incomplete: what it contains is not what was written.')
    yield content
    if (isLast) return
  }
}

export function payloadKey(fileKey: Uint8Array, nonce: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32))
}

function nonceOf(index: number, isLast: boolean) {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function seal(content: Buffer, key: Uint8Array, nonce: Buffer) {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes })
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

function open(chunk: Buffer, key: Uint8Array, nonce: Buffer): Buffer | null {
  if (chunk.length < tagBytes) return null
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes })
  try {
    decipher.setAuthTag(chunk.subarray(-tagBytes))
    return Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}
