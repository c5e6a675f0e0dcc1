import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Queries } from '@pipit/database/connect'
import { ConfigError, type Config } from '../config/config.ts'
import { createFileOnce } from '../config/create-file-once.ts'
import { filePlaceStore } from './file-place-store.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder' | 'filesS3'>

/**
 * Refuses to start if the other processes on this database store recordings and the audit anchor elsewhere: nobody would find
 * them, and what a family deletes would stay. The first start stores the place. A folder has its id in a file, so processes
 * that share a folder agree, on one machine or over the network.
 */
export async function checkFilePlace(settings: Settings & Pick<Config, 'filesMoved'>, db: Queries) {
  // The embedded database is in the same folder.
  if (!settings.databaseUrl) return
  const place = placeOf(settings, await readFolderId(settings.dataFolder, { create: !settings.filesS3 }))
  if ((await filePlaceStore(db).claim(place, { moved: settings.filesMoved })) === place) return
  throw new ConfigError(describeOtherPlace(settings))
}

/** What `checkFilePlace` would say, without storing anything. Null: the place is right, or none is stored yet. */
export async function findOtherFilePlace(settings: Settings, db: Queries): Promise<string | null> {
  if (!settings.databaseUrl) return null
  const stored = await filePlaceStore(db).find()
  const here = placeOf(settings, await readFolderId(settings.dataFolder, { create: false }))
  return stored === undefined || stored === here ? null : describeOtherPlace(settings)
}

function describeOtherPlace({ filesS3, dataFolder }: Settings) {
  return `the files of this database are stored elsewhere, not in ${filesS3 ? `the bucket ${filesS3.bucket}` : dataFolder}. All processes need the same FILES_S3_ settings (FILES_S3_ENDPOINT and others), or a DATA_DIR that they share, such as over NFS. If you have moved the files here, start once with FILES_MOVED=true.`
}

function placeOf({ filesS3 }: Settings, folderId: string | null) {
  return filesS3 ? `bucket ${filesS3.endpoint}/${filesS3.bucket}` : `folder ${folderId}`
}

/** Null if there is none and none is to be created. */
async function readFolderId(dataFolder: string, { create }: { create: boolean }): Promise<string | null> {
  const file = join(dataFolder, 'folder-id')
  if (!create && !existsSync(file)) return null
  return (await createFileOnce(file, () => Buffer.from(`${randomUUID()}\n`))).toString().trim()
}
