import { randomBytes, type KeyObject } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { decrypt, encrypt, type DecryptWith } from './age.ts'
import { generateIdentity, parseIdentity, parseRecipient, recipientOf } from './x25519.ts'

const chunkBytes = 65_536

function aKey() {
  const { identity, recipient } = generateIdentity()
  return {
    decrypting: { identity: parseIdentity(identity) as KeyObject },
    encrypting: { recipients: [parseRecipient(recipient) as Buffer] },
  }
}

/** In pieces that do not fit the chunks. */
async function* inPieces(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += 50_000) yield bytes.subarray(start, start + 50_000)
}

const open = (bytes: Buffer, key: DecryptWith) => buffer(decrypt(inPieces(bytes), key))

test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes])(
  '%i bytes are decrypted as they were',
  async (size) => {
    const { encrypting, decrypting } = aKey()
    const content = randomBytes(size)
    const encrypted = await buffer(encrypt(inPieces(content), encrypting))
    expect((await open(encrypted, decrypting)).equals(content)).toBe(true)
  },
)

test('files of the age program are decrypted, with a key and with a passphrase', async () => {
  // age-keygen; printf 'written by another program' | age -r age14fu4… | base64
  const secret = `AGE-SECRET-KEY-${'1UMWPP8D72T4HN9T39S0ZQRGUZNPW2YSRM4470MH9GUFVZYL7L84QWJHHAE'}`
  const forKey =
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBJRzNYQ3dWQzR5TTR2enlPZ2x2UjJ5UVFnSk1wZjNOQ0JnSXkyN3VUYjFzCm9Nemxvdmd4WVNESnQ1d2JPMTVyWk1kbXZKY3ZreDdVdTNnaU95aXoyM2sKLS0tIEd1YTBCc3BMV2o2QjdFTGVIaFYrRktqSHJ2ZFRSTUtNQ0p4clZXcU9pWkkKKiByLI0zaxNPOp8k9ohiIkxVFxyO3YjsikW6N+czZrn9d9XAxZqvEJq8TnmIhfaREoKL3fLLJzySmQ=='
  const forPassphrase =
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCAwWXZmRGRPL3NYRFFFbXJRdk1lWE9RIDEwCjN5aWtRWldXY0tPZ0RRd20zNDdYeUtydTNtb3I3SU9BUzFSS2RDY2ZpcncKLS0tIHlKMjNTV0h5MUYxcVJyOWhQNnordHBic1h2eHRoU0RNaGpDcDhySE1idncKTtoyCeXpT063vYBNOqV9Wkzrmqt1x6GOXPtzFmVtxgdFwLoH6jrCQngtKtJHgFCMH9fNopzflYTY4g=='
  const identity = parseIdentity(secret) as KeyObject
  expect(recipientOf(identity)).toBe('age14fu4j4870kztr906kz2jnz89ku6f34wm3h3mrg3t5g9ewrduzp0q7hxahx')
  expect(String(await open(Buffer.from(forKey, 'base64'), { identity }))).toBe('written by another program')
  const passphrase = 'correct horse battery staple'
  expect(String(await open(Buffer.from(forPassphrase, 'base64'), { passphrase }))).toBe('written by another program')
  await expect(open(Buffer.from(forPassphrase, 'base64'), { passphrase: 'another' })).rejects.toThrow('another key')
})

test('another key, a cut at any place, a changed byte, and swapped chunks are noticed', async () => {
  const { encrypting, decrypting } = aKey()
  const whole = await buffer(encrypt(inPieces(randomBytes(3 * chunkBytes)), encrypting))
  await expect(open(whole, aKey().decrypting)).rejects.toThrow('encrypted for another key')
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
  await expect(open(swapped, decrypting)).rejects.toThrow('damaged')
})

test('a mistyped key is no key', () => {
  const { identity, recipient } = generateIdentity()
  expect(parseRecipient(recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q')))).toBeNull()
  expect(parseIdentity(`${identity}Q`)).toBeNull()
})
