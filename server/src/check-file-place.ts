import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Queries } from '@pipit/database/connect'
import { ConfigError, type Config } from './config.ts'
import { createFileOnce } from './create-file-once.ts'
import { filePlaceStore } from './file-place-store.ts'

/**
 * Refuses to start if the other processes on this database store recordings and the audit anchor elsewhere: nobody would find
 * them, and what a family deletes would stay. The first start stores the place. A folder has its id in a file, so processes
 * that share a folder agree, on one machine or over the network.
 */
export async function checkFilePlace(
  {
    databaseUrl,
    dataFolder,
    filesS3,
    filesMoved,
  }: Pick<Config, 'databaseUrl' | 'dataFolder' | 'filesS3' | 'filesMoved'>,
  db: Queries,
) {
  // The embedded database is in the same folder.
  if (!databaseUrl) return
  const place = filesS3 ? `bucket ${filesS3.endpoint}/${filesS3.bucket}` : `folder ${await readFolderId(dataFolder)}`
  if ((await filePlaceStore(db).claim(place, { moved: filesMoved })) === place) return
  throw new ConfigError(
    `the files of this database are stored elsewhere, not in ${filesS3 ? `the bucket ${filesS3.bucket}` : dataFolder}. All processes need the same FILES_S3_ settings (FILES_S3_ENDPOINT and others), or a DATA_DIR that they share, such as over NFS. If you have moved the files here, start once with FILES_MOVED=true.`,
  )
}

async function readFolderId(dataFolder: string) {
  const content = await createFileOnce(join(dataFolder, 'folder-id'), () => Buffer.from(`${randomUUID()}\n`))
  return content.toString().trim()
}
