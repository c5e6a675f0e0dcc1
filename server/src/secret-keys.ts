import { hkdfSync, randomBytes } from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** A key for each purpose, derived from the one secret; knowing one of them tells nothing of the others. */
export async function secretKeys({ secretKey, dataFolder }: Pick<Config, 'secretKey' | 'dataFolder'>) {
  const secret = secretKey ?? (await keptSecret(dataFolder))
  return { forPurpose: (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)) }
}

async function keptSecret(dataFolder: string): Promise<Buffer> {
  const file = join(dataFolder, 'secret.key')
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  await mkdir(dataFolder, { recursive: true })
  // Written whole beside its place, then linked there: two processes that start at once end up with the same key.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, randomBytes(32), { mode: 0o600, flush: true })
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(unfinished)
  return readFile(file)
}
