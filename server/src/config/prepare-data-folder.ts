import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError, type Config } from './config.ts'

/**
 * Creates the data folder, and refuses one that cannot be written to before anything else fails because of it. A server that
 * stores everything elsewhere needs none.
 */
export async function prepareDataFolder({
  dataFolder,
  databaseUrl,
  secretKey,
  filesS3,
}: Pick<Config, 'dataFolder' | 'databaseUrl' | 'secretKey' | 'filesS3'>) {
  if (databaseUrl && secretKey && filesS3) return
  try {
    await mkdir(dataFolder, { recursive: true })
    await rmdir(await mkdtemp(join(dataFolder, 'write-check-')))
  } catch (error) {
    const reason = explain(error as NodeJS.ErrnoException, dataFolder)
    throw reason === null ? error : new ConfigError(`${reason}, or set DATA_DIR to another.`)
  }
}

function explain({ code }: NodeJS.ErrnoException, folder: string) {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} is not a folder. Make it one`
    case 'ENOENT':
      return `the folder ${folder} cannot be created. Create it yourself`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `it may not write to the folder ${folder}. Grant write access`
    default:
      return null
  }
}
