import type { Database } from '@pipit/database/connect'
import type { IdentityService } from '../../../access/identity-service.ts'
import { orNotFound } from '../../../http/api-error.ts'
import { StreamedFile } from '../../../http/send-file.ts'
import type { FailureLog } from '../../../logging/failure-log.ts'
import type { FamilyConsent } from '../../consents/family-consent.ts'
import { streamEntries } from '../../transcripts/download/stream-entries.ts'
import { writeHtmlWithRecordings } from '../../transcripts/download/write-html.ts'
import { createContentReader, type RecordingDependencies } from '../../transcripts/recordings/read-recording.ts'
import { accountStore, type AccountRow } from '../account-store.ts'
import { familyTables, type Row, type Table } from './family-tables.ts'
import { omitted } from './omitted.ts'
import { writeIndex } from './write-index.ts'
import { writeCsvRows, writeJsonRows } from './write-rows.ts'
import { createZipArchive } from './zip-archive.ts'

interface Dependencies extends RecordingDependencies {
  database: Database
  identity: Pick<IdentityService, 'describe'>
  consent: Pick<FamilyConsent, 'export'>
  log: FailureLog
}

/** Everything that we store about a family, as one ZIP file. */
export async function exportAccount(dependencies: Dependencies, accountId: string): Promise<StreamedFile> {
  const row = orNotFound(await accountStore(dependencies.database).find(accountId))
  const archive = createZipArchive()
  const exportedAt = new Date().toISOString()
  void writeArchive(dependencies, { row, archive, exportedAt }).catch((error: Error) => {
    // Destroyed already: the browser has cancelled the download.
    if (!archive.output.destroyed) dependencies.log.error('an export broke off', error, { feature: 'accounts' })
    archive.fail(error)
  })
  return new StreamedFile(`pipit-family-${exportedAt.slice(0, 10)}.zip`, 'application/zip', archive.output)
}

interface Export {
  row: AccountRow
  archive: ReturnType<typeof createZipArchive>
  exportedAt: string
}

async function writeArchive(dependencies: Dependencies, { row, archive, exportedAt }: Export) {
  const { database } = dependencies
  const tables = familyTables(dependencies, row)
  const counts: Record<string, number> = {}
  for (const { name, rows } of tables) {
    await archive.add(
      `data/${name}.json`,
      counted(writeJsonRows(rows()), (count) => (counts[name] = count)),
    )
    await archive.add(`data/${name}.csv`, writeCsvRows(rows()))
  }
  const childPages: { name: string; path: string }[] = []
  for await (const { id, name } of rowsOf(tables, 'children')) {
    const path = `children/${childPages.length + 1}.html`
    const entries = streamEntries(database, { accountId: row.id, childId: id as string })
    await archive.add(path, writeHtmlWithRecordings({ child: name as string, timeZone: row.timeZone, entries }))
    childPages.push({ name: name as string, path })
  }
  const missing = await addRecordings(dependencies, { row, archive, exportedAt }, rowsOf(tables, 'recordings'))
  await archive.add('index.html', writeIndex({ email: row.email, exportedAt, tables, counts, childPages }))
  // Last, so that an archive with a manifest is complete.
  const manifest = { format: 'pipit-family-export', version: 1, exportedAt, omitted, counts, missing }
  await archive.add('manifest.json', [JSON.stringify({ ...manifest, files: archive.files }, null, 2)])
  archive.finish()
}

/** Returns the paths of recordings whose files cannot be read. The rest of the export is worth having. */
async function addRecordings(dependencies: Dependencies, { row, archive }: Export, recordings: AsyncIterable<Row>) {
  const read = createContentReader(dependencies)
  const missing: string[] = []
  for await (const { id, childId, conversationId, file: path } of recordings as AsyncIterable<Record<string, string>>) {
    if (id === undefined || childId === undefined || path === undefined) continue
    const recording = await read({ accountId: row.id, childId, recordingId: id }).catch((error: unknown) => {
      const context = { feature: 'transcripts', ...(conversationId === undefined ? {} : { conversationId }) }
      dependencies.log.error('a recording is missing in an export', error, context)
      return null
    })
    if (recording) await archive.add(path, [recording.content])
    else missing.push(path)
  }
  return missing
}

function rowsOf(tables: Table[], name: string) {
  return (tables.find((table) => table.name === name) as Table).rows()
}

async function* counted(lines: AsyncGenerator<string, number>, report: (count: number) => void) {
  report(yield* lines)
}
