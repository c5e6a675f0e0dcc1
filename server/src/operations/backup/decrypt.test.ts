import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { readDecrypter, readEncrypter } from './backup-config.ts'
import { decrypt } from './decrypt.ts'
import { runBackup } from './run-backup.ts'

const chunkBytes = 65_536

async function aKey() {
  const identity = await generateX25519Identity()
  const [decrypting, encrypting] = [new Decrypter(), new Encrypter()]
  decrypting.addIdentity(identity)
  encrypting.addRecipient(await identityToRecipient(identity))
  return { decrypting, encrypting }
}

/** The pieces do not fit the chunks of the file. */
async function* inPieces(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += 50_000) yield bytes.subarray(start, start + 50_000)
}

const open = (bytes: Uint8Array, key: Decrypter) => buffer(decrypt(inPieces(bytes), key))

test('a backup that Pipit 0.1.0 encrypted with code of its own is read to its end', async () => {
  const file = fileURLToPath(new URL('testing/backup-of-0.1.0.tar.zst.age', import.meta.url))
  const secret = `AGE-SECRET-KEY-${'1RZ0QRZ95D5JT6MRHLNG7PVG38TDK84M8PAEP0RZMD7VLC0YZQ9QQC7XJJT'}`
  expect(await runBackup(['--verify', file], { BACKUP_KEY: secret })).toContain('can be read to its end')
})

test('files of the age program are decrypted, with a key and with a passphrase', async () => {
  // age-keygen; printf 'written by another program' | age -r age14fu4… | base64
  const secret = `AGE-SECRET-KEY-${'1UMWPP8D72T4HN9T39S0ZQRGUZNPW2YSRM4470MH9GUFVZYL7L84QWJHHAE'}`
  const forKey =
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBJRzNYQ3dWQzR5TTR2enlPZ2x2UjJ5UVFnSk1wZjNOQ0JnSXkyN3VUYjFzCm9Nemxvdmd4WVNESnQ1d2JPMTVyWk1kbXZKY3ZreDdVdTNnaU95aXoyM2sKLS0tIEd1YTBCc3BMV2o2QjdFTGVIaFYrRktqSHJ2ZFRSTUtNQ0p4clZXcU9pWkkKKiByLI0zaxNPOp8k9ohiIkxVFxyO3YjsikW6N+czZrn9d9XAxZqvEJq8TnmIhfaREoKL3fLLJzySmQ=='
  const forPassphrase =
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCAwWXZmRGRPL3NYRFFFbXJRdk1lWE9RIDEwCjN5aWtRWldXY0tPZ0RRd20zNDdYeUtydTNtb3I3SU9BUzFSS2RDY2ZpcncKLS0tIHlKMjNTV0h5MUYxcVJyOWhQNnordHBic1h2eHRoU0RNaGpDcDhySE1idncKTtoyCeXpT063vYBNOqV9Wkzrmqt1x6GOXPtzFmVtxgdFwLoH6jrCQngtKtJHgFCMH9fNopzflYTY4g=='
  const withKey = await readDecrypter({ BACKUP_KEY: `# a comment\n${secret}\n` })
  expect(String(await open(Buffer.from(forKey, 'base64'), withKey))).toBe('written by another program')
  const withPassphrase = await readDecrypter({ BACKUP_KEY: 'correct horse battery staple' })
  expect(String(await open(Buffer.from(forPassphrase, 'base64'), withPassphrase))).toBe('written by another program')
  const withAnother = await readDecrypter({ BACKUP_KEY: 'another passphrase of many words' })
  await expect(open(Buffer.from(forPassphrase, 'base64'), withAnother)).rejects.toThrow('encrypted for another key')
})

test('another key, a cut at any place, a changed byte, and swapped chunks are noticed', async () => {
  const { encrypting, decrypting } = await aKey()
  const content = randomBytes(3 * chunkBytes)
  const whole = Buffer.from(await encrypting.encrypt(content))
  expect((await open(whole, decrypting)).equals(content)).toBe(true)
  await expect(open(whole, (await aKey()).decrypting)).rejects.toThrow('encrypted for another key')
  const sealedBytes = chunkBytes + 16
  const payload = whole.length - 3 * sealedBytes
  // Within the header, after it, within a chunk, between two chunks, and the last byte.
  for (const length of [0, 10, payload - 20, payload, payload + 100, payload + 2 * sealedBytes, whole.length - 1])
    await expect(open(whole.subarray(0, length), decrypting), `cut at ${length}`).rejects.toThrow(/backup/)
  for (const at of [3, 60, payload - 30, payload - 5, payload, payload + sealedBytes, whole.length - 1]) {
    const changed = Buffer.from(whole)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await expect(open(changed, decrypting), `changed at ${at}`).rejects.toThrow(/backup/)
  }
  const chunk = (index: number) => whole.subarray(payload + index * sealedBytes, payload + (index + 1) * sealedBytes)
  const swapped = Buffer.concat([whole.subarray(0, payload), chunk(1), chunk(0), chunk(2)])
  await expect(open(swapped, decrypting)).rejects.toThrow('damaged or incomplete')
})

test('a backup is decrypted while it is read, so its size does not matter', async () => {
  const { encrypting, decrypting } = await aKey()
  let ahead = 0
  async function* manyChunks() {
    for (let index = 0; index < 100; index += 1) {
      ahead += 1
      yield new Uint8Array(chunkBytes)
    }
  }
  for await (const _ of decrypt(await encrypting.encrypt(ReadableStream.from(manyChunks())), decrypting)) {
    expect(ahead).toBeLessThan(20)
    ahead -= 1
  }
})

test('an error of reading the file is not taken for a damaged backup', async () => {
  const { encrypting, decrypting } = await aKey()
  const whole = await encrypting.encrypt(randomBytes(3 * chunkBytes))
  async function* onBrokenDisk() {
    yield whole.subarray(0, 2 * chunkBytes)
    throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })
  }
  await expect(buffer(decrypt(onBrokenDisk(), decrypting))).rejects.toThrow('EIO')
})

test('a mistyped key is refused', async () => {
  const identity = await generateX25519Identity()
  await expect(readDecrypter({ BACKUP_KEY: `${identity}Q` })).rejects.toThrow('cut off or mistyped')
  const recipient = (await identityToRecipient(identity)).replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
  await expect(readEncrypter({ BACKUP_RECIPIENT: recipient })).rejects.toThrow('must be a public key')
})
