import { randomBytes, type KeyObject } from 'node:crypto'
import { CommandError } from '../../command/command-error.ts'
import { createByteReader } from '../byte-reader.ts'
import { formatHeader, parseHeader, type Header } from './header.ts'
import { decryptPayload, encryptPayload, payloadKey, payloadNonceBytes } from './payload.ts'
import { unwrapWithIdentity, unwrapWithPassphrase, wrapForRecipient, wrapWithPassphrase } from './stanza.ts'

/** The age format, version 1 (https://age-encryption.org/v1): the `age` program can read and write it too. */

/** Who can decrypt: those who have the identity of one of the recipients, or those who know the passphrase. */
export type EncryptFor = { recipients: Buffer[] } | { passphrase: string }
export type DecryptWith = { identity: KeyObject } | { passphrase: string }

const maxHeaderBytes = 16 * 1024

export async function* encrypt(source: AsyncIterable<Uint8Array>, to: EncryptFor): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16)
  const stanzas =
    'passphrase' in to
      ? [await wrapWithPassphrase(fileKey, to.passphrase)]
      : to.recipients.map((recipient) => wrapForRecipient(fileKey, recipient))
  yield formatHeader(stanzas, fileKey)
  const nonce = randomBytes(payloadNonceBytes)
  yield nonce
  yield* encryptPayload(source, payloadKey(fileKey, nonce))
}

export async function* decrypt(source: AsyncIterable<Uint8Array>, key: DecryptWith): AsyncGenerator<Buffer> {
  const reader = createByteReader(source)
  try {
    const text = await reader.throughLine('--- ', maxHeaderBytes)
    const header = text && parseHeader(text)
    if (!header) throw new CommandError('This is no backup, or its beginning is missing or damaged.')
    const fileKey = await findFileKey(header, key)
    if (!fileKey) throw new CommandError('The backup was encrypted for another key: BACKUP_KEY does not open it.')
    if (!header.isGenuine(fileKey)) throw new CommandError('The beginning of the backup is damaged.')
    const nonce = await reader.upTo(payloadNonceBytes)
    yield* decryptPayload(reader, payloadKey(fileKey, nonce))
  } finally {
    await reader.close()
  }
}

async function findFileKey({ stanzas }: Header, key: DecryptWith): Promise<Buffer | null> {
  for (const stanza of stanzas) {
    const fileKey =
      'passphrase' in key
        ? await unwrapWithPassphrase(stanza, key.passphrase)
        : unwrapWithIdentity(stanza, key.identity)
    if (fileKey) return fileKey
  }
  return null
}
