import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  maxSecretAgeMs,
  promoteNextSecret,
  readSecretFile,
  removeSecretFile,
  replaceSecretFile,
  secretBytes,
} from '../../config/secret-file.ts'

/** Longer than a process may go on with the secrets that it knows, and than the statement that it has begun takes. */
const settledMs = 3 * maxSecretAgeMs

/**
 * Gives all running processes a new key: first as one that they accept, then as the one that they use. If a change was
 * interrupted, it goes on from there.
 */
export async function replaceGeneratedKey(dataFolder: string) {
  const previous = await readSecretFile(dataFolder, 'previous')
  const next = await readSecretFile(dataFolder, 'next')
  // An earlier change is under way, and only its last step is left.
  if (previous && !next) return
  if (!next) await replaceSecretFile(dataFolder, 'next', randomBytes(secretBytes))
  await delay(settledMs)
  const current = await readSecretFile(dataFolder, 'current')
  if (!previous && current) await replaceSecretFile(dataFolder, 'previous', current)
  await promoteNextSecret(dataFolder)
  await delay(settledMs)
}

/** The previous keys only verify audit entries afterwards. */
export async function forgetPreviousKeys(dataFolder: string) {
  const previous = await readSecretFile(dataFolder, 'previous')
  if (!previous) return
  const audit = await readSecretFile(dataFolder, 'audit')
  await replaceSecretFile(dataFolder, 'audit', Buffer.concat([...(audit ? [audit] : []), previous]))
  await removeSecretFile(dataFolder, 'previous')
}
