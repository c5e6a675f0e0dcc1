import { join } from 'node:path'
import { createDiskFiles } from './adapters/files/disk.ts'
import type { Config } from './config.ts'
import type { FileStore } from './features/transcripts/recordings/file-store.ts'

/** Where recordings and the anchor of the audit trail are stored: a folder or a bucket. */
export async function openFiles({ filesS3, dataFolder }: Pick<Config, 'filesS3' | 'dataFolder'>): Promise<FileStore> {
  if (!filesS3) return createDiskFiles(join(dataFolder, 'files'))
  return (await import('./adapters/files/s3.ts')).createS3Files(filesS3)
}
