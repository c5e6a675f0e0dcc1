import { isDeepStrictEqual } from 'node:util'
import { queriesOn } from '@pipit/database/connect'
import type { Client } from 'pg'
import { anchorFile } from '../../access/audit-trail/anchor.ts'
import type { FileStore } from '../../features/transcripts/recordings/file-store.ts'
import type { SecretFile } from '../../config/secret-file.ts'
import { keyIdOf } from '../../config/secret-keys.ts'
import { backedUpFileStore } from './backed-up-file-store.ts'
import { CommandError } from '../command/command-error.ts'
import { headerName, manifestName, type BackupContents, type BackupHeader, type FileKind } from './backup-format.ts'
import { catalogueStore, type Table } from './catalogue-store.ts'
import { beginSnapshot, copyOut } from './copy-tables.ts'
import { createInventory } from './inventory.ts'
import { orderTables } from './order-tables.ts'
import type { BackupProgress } from './progress.ts'
import { tarEnd, tarEntry } from './tar.ts'

export interface BackupSource {
  /** A connection of its own, on which nothing else is done. */
  client: Client
  files: Record<FileKind, FileStore>
  secretKey: Uint8Array
  /** Those that Pipit generated. Keys that somebody configured are not part of the data. */
  readGeneratedKeys: () => Promise<Partial<Record<SecretFile, Buffer>>>
}

const partBytes = 1024 * 1024
const namesPerQuery = 1000
/** Read at once, because each takes a round trip to a bucket. */
const filesAtOnce = 8

/**
 * The bytes of the archive. The anchor is read before the snapshot: it then names an entry that the snapshot has. Files are
 * read after it, so each file that the snapshot names is in the backup unless somebody has deleted it meanwhile.
 */
export async function* writeBackup(
  source: BackupSource,
  progress: BackupProgress,
  onWritten: (contents: BackupContents) => void,
): AsyncGenerator<Buffer> {
  const { client, files, readGeneratedKeys } = source
  const createdAt = new Date()
  const inventory = createInventory()
  const goneFiles: string[] = []
  const entry = (name: string, content: Uint8Array) => tarEntry(name, content, createdAt)
  const json = (name: string, content: object) => entry(name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`))

  const anchor = await files.audit.read(anchorFile)
  await beginSnapshot(client)
  const header = await describe(source, createdAt)
  progress.expectTables(await readTableSizes(client))
  yield* json(headerName, header)
  const keys = await readGeneratedKeys()
  for (const [kind, key] of Object.entries(keys)) yield* entry(`keys/${kind}`, key)
  if (anchor) yield* file('audit', anchorFile, anchor)
  for (const table of header.tables) yield* rows(table)
  yield* recordings()
  if (!isDeepStrictEqual(await readGeneratedKeys(), keys)) {
    throw new CommandError('The secret key was replaced while the backup was made. Make another one.')
  }
  const manifest = { ...inventory.finish(), goneFiles }
  yield* json(manifestName, manifest)
  yield tarEnd()
  await client.query('commit')
  onWritten({ header, manifest })

  async function* rows(table: Table) {
    inventory.addTable(table.name)
    let [number, bytes] = [0, 0]
    for await (const part of inParts(copyOut(client, table))) {
      inventory.addRows(table.name, part)
      bytes += part.length
      progress.showTable(table.name, bytes)
      number += 1
      yield* entry(`database/${table.name}/${String(number).padStart(6, '0')}.copy`, part)
    }
    progress.endTable(table.name)
  }

  async function* recordings() {
    const store = backedUpFileStore(queriesOn(client))
    progress.expectFiles(await store.countFiles())
    let [last, count] = ['', 0]
    for (;;) {
      const names = await store.listAfter(last, namesPerQuery)
      for (let start = 0; start < names.length; start += filesAtOnce) {
        const batch = names.slice(start, start + filesAtOnce)
        const contents = await Promise.all(batch.map((name) => files.recordings.read(name)))
        for (const [index, name] of batch.entries()) {
          const content = contents[index]
          if (content) yield* file('recordings', name, content)
          else goneFiles.push(name)
        }
        count += batch.length
        progress.showFiles(count)
      }
      if (names.length < namesPerQuery) return
      last = names.at(-1) as string
    }
  }

  function file(kind: FileKind, name: string, content: Uint8Array) {
    inventory.addFile(kind, name, content)
    return entry(`${kind}/${name}`, content)
  }
}

async function describe({ client, secretKey }: BackupSource, createdAt: Date): Promise<BackupHeader> {
  const store = catalogueStore(queriesOn(client))
  const migrations = await store.listMigrations()
  return {
    format: 1,
    createdAt: createdAt.toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables: orderTables(await store.listTables(), await store.listReferences()),
    monthPartitions: await store.listMonthPartitions(),
    sequences: await store.listSequences(),
    secretKeyId: keyIdOf(secretKey),
  }
}

async function readTableSizes(client: Client) {
  const tables = await catalogueStore(queriesOn(client)).listTableSizes()
  return new Map(tables.map(({ name, bytes }) => [name, bytes]))
}

async function* inParts(source: AsyncIterable<Buffer>) {
  let collected: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    collected.push(chunk)
    bytes += chunk.length
    if (bytes < partBytes) continue
    yield Buffer.concat(collected)
    collected = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(collected)
}
