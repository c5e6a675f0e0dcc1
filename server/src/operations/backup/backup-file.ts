import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { generateX25519Identity, identityToRecipient, type Decrypter, type Encrypter } from 'age-encryption'
import { CommandError } from '../command/command-error.ts'
import { formatBytes } from '../command/format-bytes.ts'
import type { Progress } from '../command/progress.js'
import { decrypt } from './decrypt.ts'

const ending = '.tar.zst.age'

/** The file that `--to` names, or a new one in that folder. */
export async function chooseTarget(path: string, at: Date): Promise<string> {
  const given = resolve(path)
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => path.endsWith('/'),
  )
  const file = isFolder ? join(given, `pipit-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${ending}`) : given
  if (await exists(file)) throw new CommandError(`${file} is already there, and a backup is never overwritten.`)
  if (!(await exists(dirname(file)))) throw new CommandError(`There is no folder ${dirname(file)}.`)
  return file
}

/** The file that `--from` or `--verify` names, or the newest one in that folder. */
export async function chooseSource(path: string): Promise<string> {
  const given = resolve(path)
  const found = await stat(given).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(error.code === 'ENOENT' ? `There is no file ${given}.` : `${given} cannot be read.`)
  })
  if (!found.isDirectory()) return given
  const newest = (await readdir(given))
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .at(-1)
  if (!newest) throw new CommandError(`${given} has no backup (a file that ends in ${ending}).`)
  return join(given, newest)
}

/** Compresses, encrypts and stores the archive. The file gets its name when it is complete and on the disk. */
export async function storeArchive(archive: AsyncIterable<Buffer>, encrypter: Encrypter, file: string) {
  const unfinished = `${file}.unfinished`
  try {
    await pipeline(
      archive,
      createZstdCompress(),
      async function* (compressed: AsyncIterable<Uint8Array>) {
        yield* await encrypter.encrypt(ReadableStream.from(compressed))
      },
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return (await stat(file)).size
}

/** Returns what `read` makes of the decrypted archive. */
export async function openArchive<Result>(
  file: string,
  decrypter: Decrypter,
  progress: Progress,
  read: (archive: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = []
  const { size } = await stat(file)
  await pipeline(
    createReadStream(file),
    (encrypted) => showReading(encrypted, size, progress),
    (encrypted) => decrypt(encrypted, decrypter),
    createZstdDecompress(),
    async (archive: AsyncIterable<Buffer>) => void results.push(await read(archive)),
  ).catch((error: NodeJS.ErrnoException) => {
    throw error.code?.startsWith('ZSTD') ? new CommandError('The backup is damaged: it cannot be decompressed.') : error
  })
  return results[0] as Result
}

async function* showReading(chunks: AsyncIterable<Buffer>, total: number, progress: Progress) {
  let done = 0
  for await (const chunk of chunks) {
    done += chunk.length
    progress.show({ done, total, detail: `${formatBytes(done)} of ${formatBytes(total)}` })
    yield chunk
  }
}

/** Writes the secret part to a new file and returns the public one. */
export async function writeNewKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const content = `# Decrypts the backups of Pipit. Store it where the backups are not.\n# public key: ${recipient}\n${identity}\n`
  await writeFile(file, content, { mode: 0o600, flag: 'wx', flush: true }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new CommandError(`${file} is already there, and a key is never overwritten.`)
      : error
  })
  return recipient
}

async function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** The name of the file could be lost otherwise if the power fails. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
