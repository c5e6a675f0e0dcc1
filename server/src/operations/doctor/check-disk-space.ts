import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ok, problem, warning, type Finding } from './finding.ts'
import { formatBytes } from '../command/format-bytes.ts'

/** PostgreSQL stops when it cannot write its log of changes, whose files have 16 MB. */
const minFreeBytes = 200e6
const lowFreeBytes = 2e9

export async function checkDiskSpace(
  dataFolder: string,
  findFreeBytes: typeof freeBytesOf = freeBytesOf,
): Promise<Finding[]> {
  const free = await findFreeBytes(dataFolder)
  const text = `${formatBytes(free)} are free where ${dataFolder} is.`
  const fix = 'Free some space, or move the data folder (DATA_DIR) to a larger disk.'
  if (free < minFreeBytes) return [problem(text, fix)]
  return free < lowFreeBytes ? [warning(text, fix)] : [ok(text)]
}

/** Reads what this user may still write in the nearest folder that exists. */
async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (isMissing && dirname(folder) !== folder) return freeBytesOf(dirname(folder))
    throw error
  }
}
