import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { queriesOn } from '@pipit/database/connect'
import type { Client } from 'pg'
import type { FileStore } from '../../features/transcripts/recordings/file-store.ts'
import { backedUpFileStore } from './backed-up-file-store.ts'
import { CommandError } from '../command/command-error.ts'
import type { BackupHeader, FileKind } from './backup-format.ts'
import { catalogueStore, type Table } from './catalogue-store.ts'
import { beginRestore, commitRestore, copyIn, deleteRows, findRow } from './copy-tables.ts'
import { monthPartitionStore } from '../../database/month-partition-store.ts'
import type { BackupVisitor } from './read-backup.ts'

export interface RestoreTarget {
  /** A connection of its own to a migrated database. */
  client: Client
  files: Record<FileKind, FileStore>
}

/** Rows that migrations insert; the backup has its own. */
const filledByMigrations = ['public.plans']

/**
 * Fills an empty database in one transaction, which is committed when the whole backup was read: after a failure the
 * database is as empty as before, and the restore can be repeated.
 */
export function createRestore(
  openTarget: (header: BackupHeader) => Promise<RestoreTarget>,
  beforeCommit: () => Promise<void>,
) {
  let header: BackupHeader
  let target: RestoreTarget
  let open: { table: Table; stream: Writable; ended: Promise<void> } | null = null
  let keptAnchor = false

  const visitor: BackupVisitor = {
    async header(given) {
      header = given
      target = await openTarget(given)
      const { client } = target
      await requireSameSchema(client, header)
      await beginRestore(client, header.tables)
      await requireEmpty(client, header.tables)
      for (const name of filledByMigrations) await deleteRows(client, name)
      const partitions = monthPartitionStore(queriesOn(client))
      for (const { table, month } of header.monthPartitions) await partitions.create(table, month)
    },

    async rows(table, part) {
      if (open?.table !== table) {
        await endTable()
        open = startTable(target.client, table)
      }
      const { stream, ended } = open
      if (!stream.write(part)) await Promise.race([once(stream, 'drain'), ended])
    },

    async file(kind, name, content) {
      await endTable()
      const files = target.files[kind]
      // Another anchor is evidence of what the trail once contained: whoever replaces it gives a reason.
      const stored = kind === 'audit' ? await files.read(name) : null
      if (stored && !content.equals(stored)) {
        keptAnchor = true
        return
      }
      await files.write(name, content)
    },

    async complete() {
      await endTable()
      const { client } = target
      const store = backedUpFileStore(queriesOn(client))
      await store.unlockJobs()
      await store.forgetFilePlace()
      await beforeCommit()
      await commitRestore(client, header.tables, header.sequences)
    },
  }
  return { visitor, hasKeptAnchor: () => keptAnchor }

  async function endTable() {
    if (!open) return
    const { stream, ended } = open
    open = null
    stream.end()
    await ended
  }
}

function startTable(client: Client, table: Table) {
  const stream = copyIn(client, table)
  const ended = finished(stream)
  // Whoever writes next, or ends the table, gets the error.
  ended.catch(() => undefined)
  return { table, stream, ended }
}

async function requireSameSchema(client: Client, { migrations, tables }: BackupHeader) {
  const store = catalogueStore(queriesOn(client))
  const here = new Set((await store.listMigrations()).map(({ name }) => name))
  const unknown = migrations.filter((name) => !here.has(name))
  if (unknown.length > 0) {
    throw new CommandError(
      `The backup was made by a newer version of Pipit (it has the migration "${unknown.at(-1)}"). Restore it with that version.`,
    )
  }
  const inBackup = new Set(migrations)
  const added = [...here].filter((name) => !inBackup.has(name))
  if (added.length > 0) {
    throw new CommandError(
      `The backup was made by an older version of Pipit (without the migration "${added[0]}"). Restore it with that version into an empty database, then upgrade.`,
    )
  }
  const tablesHere = new Map((await store.listTables()).map(({ name, columns }) => [name, columns.join()]))
  const changed = tables.find(({ name, columns }) => tablesHere.get(name) !== columns.join())
  if (changed)
    throw new CommandError(`The backup was made by another version of Pipit: ${changed.name} has other columns.`)
}

async function requireEmpty(client: Client, tables: Table[]) {
  for (const table of tables) {
    if (filledByMigrations.includes(table.name) || !(await findRow(client, table))) continue
    throw new CommandError(
      `The database is not empty: ${table.name} has rows. Nothing was changed. Set DATA_DIR or DATABASE_URL to a new one, in which no server was started yet.`,
    )
  }
}
