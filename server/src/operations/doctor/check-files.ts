import { existsSync } from 'node:fs'
import type { Config } from '../../config/config.ts'
import { newFileName, type FileStore } from '../../features/transcripts/recordings/file-store.ts'
import { note, ok, problem, type Finding } from './finding.ts'

interface Options {
  config: Pick<Config, 'filesS3' | 'dataFolder'>
  open: () => Promise<FileStore>
  /** Where the other processes on this database store files, as a sentence if that is elsewhere. */
  findOtherPlace: () => Promise<string | null>
}

/** Writes, reads and deletes a small file where recordings are stored. */
export async function checkFiles({ config, open, findOtherPlace }: Options): Promise<Finding[]> {
  const { filesS3, dataFolder } = config
  if (!filesS3 && !existsSync(dataFolder)) return [note('there is no data folder yet.')]
  const place = filesS3 ? `the bucket ${filesS3.bucket} at ${new URL(filesS3.endpoint).host}` : dataFolder
  try {
    await roundTrip(await open())
  } catch (error) {
    return [explain(error as { code?: string; status?: number | null }, place, filesS3 !== null)]
  }
  const elsewhere = await findOtherPlace()
  if (elsewhere) return [problem(elsewhere, 'See docs/configuration.md about FILES_S3_ENDPOINT and FILES_MOVED.')]
  return [ok(`a file can be written to, read from and deleted in ${place}.`)]
}

async function roundTrip(files: FileStore) {
  const name = newFileName()
  const content = Buffer.from(name)
  await files.write(name, content)
  const stored = await files.read(name)
  await files.remove(name)
  const isGone = (await files.read(name)) === null
  if (!stored || !content.equals(stored) || !isGone) throw Object.assign(new Error(), { code: 'other-content' })
}

function explain(
  { code, status }: { code?: string; status?: number | null },
  place: string,
  isBucket: boolean,
): Finding {
  if (!isBucket)
    return problem(
      `a file cannot be stored in ${place} (${code ?? 'unknown error'}).`,
      'Grant write access, or free some space.',
    )
  if (code === 'unauthorized')
    return problem(
      `${place} refuses the key (${status}).`,
      'Correct FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY and FILES_S3_REGION, and let this key get, put and delete objects.',
    )
  if (status === 404) return problem(`${place} does not exist.`, 'Create it, or correct FILES_S3_BUCKET.')
  if (code === 'unreachable' || code === 'timeout')
    return problem(`${place} cannot be reached.`, 'Correct FILES_S3_ENDPOINT, or start it.')
  return problem(
    `a file cannot be stored in ${place} (${[code, status].filter(Boolean).join(' ')}).`,
    'The log of that service says why.',
  )
}
