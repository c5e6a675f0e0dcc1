import { join } from 'node:path'
import { createDiskFiles } from '../adapters/files/disk.ts'
import type { Config } from '../config/config.ts'
import type { ImageFiles } from '../features/firmware/image-files.ts'
import type { FileStore } from '../features/transcripts/recordings/file-store.ts'

/** Folders below the data folder, and prefixes in the bucket. */
const places = {
  recordings: { folder: 'files', prefix: 'recordings' },
  'audit anchor': { folder: 'audit', prefix: 'audit' },
  firmware: { folder: 'firmware', prefix: 'firmware' },
}

export async function openFiles(
  { filesS3, dataFolder }: Pick<Config, 'filesS3' | 'dataFolder'>,
  purpose: keyof typeof places,
): Promise<FileStore & ImageFiles> {
  const { folder, prefix } = places[purpose]
  if (!filesS3) return createDiskFiles(join(dataFolder, folder))
  return (await import('../adapters/files/s3.ts')).createS3Files(filesS3, prefix)
}
