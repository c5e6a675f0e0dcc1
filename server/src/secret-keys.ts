import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from './config.ts'
import { createFileOnce } from './create-file-once.ts'

const secretBytes = 32

export type Keys = ReturnType<typeof deriveKeys>

/** Derives one key per purpose from the one secret, so a leaked key does not reveal the others. */
export async function secretKeys({ secretKey, dataFolder }: Pick<Config, 'secretKey' | 'dataFolder'>) {
  const secret = secretKey ?? (await loadOrCreateSecret(dataFolder))
  return deriveKeys(secret)
}

export function deriveKeys(secret: Uint8Array) {
  return { forPurpose: (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)) }
}

/** Names a secret and reveals nothing of it. */
export function keyIdOf(secret: Uint8Array) {
  return Buffer.from(deriveKeys(secret).forPurpose('key id')).toString('hex').slice(0, 16)
}

const secretFile = (dataFolder: string) => join(dataFolder, 'secret.key')

/** Null if there is none yet. */
export async function readStoredSecret(dataFolder: string): Promise<Buffer | null> {
  const file = secretFile(dataFolder)
  const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  return stored && requireWholeSecret(stored, file)
}

/** Leaves a secret that is already there as it is. */
export async function storeSecret(dataFolder: string, secret: Uint8Array) {
  await mkdir(dataFolder, { recursive: true })
  const file = secretFile(dataFolder)
  // Written to a temporary file and then linked: if two processes start at once, both end up with the same key.
  const temporaryFile = `${file}.${process.pid}`
  await writeFile(temporaryFile, secret, { mode: 0o600, flush: true })
  await link(temporaryFile, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(temporaryFile)
}

async function loadOrCreateSecret(dataFolder: string): Promise<Buffer> {
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'secret.key')
  return requireWholeSecret(await createFileOnce(file, () => randomBytes(secretBytes)), file)
}

/** A short key could be guessed, and a file that was cut or edited derives other keys than those in use. */
function requireWholeSecret(secret: Buffer, file: string) {
  if (secret.length === secretBytes) return secret
  throw new ConfigError(
    `${file} must have ${secretBytes} bytes, but has ${secret.length}. Put back your copy of it. Without a copy, delete it: Pipit makes a new key, but what the old one encrypted is lost.`,
  )
}
