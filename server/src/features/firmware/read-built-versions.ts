import { buffer } from 'node:stream/consumers'
import { imageHeaderBytes, readImageHeader } from '@pipit/contract/firmware/image-header'
import { canBoardsCompare } from '@pipit/contract/firmware/version'
import type { Queries } from '@pipit/database/connect'
import type { FailureLog } from '../../logging/failure-log.ts'
import type { ImageFiles } from './image-files.ts'
import { imageStore } from './image-store.ts'

interface Dependencies {
  database: Queries
  files: ImageFiles
}

/** For the log line that tells an operator to look. */
class VersionUnfit extends Error {
  override name = 'VersionUnfit'
  code = 'firmware-version-unfit'
}

/**
 * Reads the versions in images for boards that were uploaded before these were stored, and returns the ids of those that
 * boards cannot compare. Until a version was read, as while the file is missing, no board is offered the image.
 */
export async function readBuiltVersions({ database, files }: Dependencies): Promise<string[]> {
  const store = imageStore(database)
  const unfit: string[] = []
  for (const { id, file } of await store.listUnread()) {
    const beginning = await files.readRange(file, { start: 0, end: imageHeaderBytes - 1 })
    const header = beginning && readImageHeader(await buffer(beginning))
    if (!header || 'problem' in header) continue
    await store.saveBuiltVersion(id, header.version)
    if (!canBoardsCompare(header.version)) unfit.push(id)
  }
  return unfit
}

/** Every minute, because a server from before may still accept such images during an upgrade. */
export async function reportUnfitVersions({ log, ...dependencies }: Dependencies & { log: FailureLog }) {
  for (const id of await readBuiltVersions(dependencies)) {
    const message = `boards cannot compare the version of the firmware image ${id}, so it is offered to none`
    log.error(message, new VersionUnfit(message), { feature: 'firmware' })
  }
}
