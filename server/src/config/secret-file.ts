import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './config.ts'
import { createFileOnce } from './create-file-once.ts'

/** The secrets that this process knows. Only the current one encrypts and signs; all of them decrypt and verify. */
export interface Secrets {
  /** Oldest first. */
  previous: readonly Uint8Array[]
  current: Uint8Array
  /** The one that follows: other processes may use it already. */
  next: Uint8Array | null
  /** Older than the previous ones: they only verify the audit entries of their time. */
  audit: readonly Uint8Array[]
}

export const secretBytes = 32
/** How long a process may go on with the secrets that it knows after the files have changed. */
export const maxSecretAgeMs = 1000

/**
 * The secret that Pipit generated, and during a change of it the next one, or the previous ones. `audit` are older ones,
 * which only verify audit entries.
 */
const fileNames = {
  next: 'secret.key.next',
  current: 'secret.key',
  previous: 'secret.key.previous',
  audit: 'secret.key.audit',
}

export type SecretFile = keyof typeof fileNames
export const secretFiles = Object.keys(fileNames) as SecretFile[]
export const secretFileName = (kind: SecretFile) => fileNames[kind]

/** Makes the secret if there is none. Running processes notice within a second that the files have changed. */
export async function openSecretFile(dataFolder: string) {
  await storeSecret(dataFolder, randomBytes(secretBytes))
  let known = load()
  let checkedAt = Date.now()
  let secrets: Secrets | undefined
  return (audit: readonly Uint8Array[]): Secrets => {
    if (Date.now() - checkedAt > maxSecretAgeMs) {
      checkedAt = Date.now()
      if (lastChange() !== known.changedAt) {
        known = load()
        secrets = undefined
      }
    }
    return (secrets ??= { ...known.secrets, audit: [...audit, ...known.secrets.audit] })
  }

  /** Replacing a file changes its folder. */
  function lastChange() {
    return statSync(dataFolder).mtimeMs
  }

  function load(): { changedAt: number; secrets: Secrets } {
    const changedAt = lastChange()
    // The next one first: when it becomes the current one, it is found as either of them.
    const next = readNow('next')[0] ?? null
    const [current] = readNow('current')
    if (!current) throw new ConfigError(`${join(dataFolder, fileNames.current)} is gone. Put back your copy of it.`)
    return { changedAt, secrets: { next, current, previous: readNow('previous'), audit: readNow('audit') } }
  }

  function readNow(kind: SecretFile): Buffer[] {
    const file = join(dataFolder, fileNames[kind])
    try {
      return split(readFileSync(file), file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    }
  }
}

/** Null if there is no such file. */
export async function readSecretFile(dataFolder: string, kind: SecretFile): Promise<Buffer | null> {
  const file = join(dataFolder, fileNames[kind])
  const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  if (stored) split(stored, file)
  return stored
}

/** Leaves a secret that is already there as it is. */
export async function storeSecret(dataFolder: string, secret: Uint8Array) {
  await mkdir(dataFolder, { recursive: true })
  await createFileOnce(join(dataFolder, fileNames.current), () => secret)
}

/** Replaces the file as a whole. */
export async function replaceSecretFile(dataFolder: string, kind: SecretFile, content: Uint8Array) {
  const file = join(dataFolder, fileNames[kind])
  await rename(await writeTemporary(file, content), file)
}

/** The next secret becomes the current one, at one moment. */
export async function promoteNextSecret(dataFolder: string) {
  await rename(join(dataFolder, fileNames.next), join(dataFolder, fileNames.current))
}

export async function removeSecretFile(dataFolder: string, kind: SecretFile) {
  await rm(join(dataFolder, fileNames[kind]), { force: true })
}

async function writeTemporary(file: string, content: Uint8Array) {
  const temporaryFile = `${file}.${process.pid}`
  await writeFile(temporaryFile, content, { mode: 0o600, flush: true })
  return temporaryFile
}

/** A short key could be guessed, and a file that was cut or edited derives other keys than those in use. */
function split(content: Buffer, file: string): Buffer[] {
  const count = content.length / secretBytes
  const isWhole =
    file.endsWith(fileNames.current) || file.endsWith(fileNames.next) ? count === 1 : Number.isInteger(count)
  if (!isWhole) {
    throw new ConfigError(
      `${file} must have ${secretBytes} bytes, but has ${content.length}. Put back your copy of it. Without a copy, delete it: Pipit makes a new key, but what the old one encrypted is lost.`,
    )
  }
  return Array.from({ length: count }, (_, index) => content.subarray(index * secretBytes, (index + 1) * secretBytes))
}
