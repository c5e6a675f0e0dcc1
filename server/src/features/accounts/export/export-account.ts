import { Readable } from 'node:stream'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { Database } from '@pipit/database/connect'
import type { IdentityService } from '../../../access/identity-service.ts'
import { orNotFound } from '../../../api-error.ts'
import { accountOrNetwork } from '../../../http/rate-limit-key.ts'
import { StreamedFile } from '../../../http/send-file.ts'
import type { I18n } from '../../../i18n/i18n.ts'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { FamilyConsent } from '../../consents/family-consent.ts'
import { streamEntries } from '../../transcripts/download/stream-entries.ts'
import { writeHtmlWithRecordings } from '../../transcripts/download/write-html.ts'
import { createContentReader, type RecordingDependencies } from '../../transcripts/recordings/read-recording.ts'
import { accountStore, type AccountRow } from '../account-store.ts'
import { familyTables, type Table } from './family-tables.ts'
import { createManifest } from './manifest.ts'
import { writeIndex } from './write-index.ts'
import { writeCsvRows, writeJsonRows } from './write-rows.ts'
import { writeZip, type NewFile } from '../../../http/zip/write-zip.ts'

interface Dependencies extends RecordingDependencies {
  database: Database
  identity: Pick<IdentityService, 'describe'>
  consent: Pick<FamilyConsent, 'export'>
  log: FailureLog
}

/** Reading everything costs a lot; nobody needs it often. */
export const exportRateLimit: RateLimitOptions = {
  max: 5,
  timeWindow: '10 minutes',
  keyGenerator: accountOrNetwork,
}

/** Everything that we store about a family, as one ZIP file, which is read and written while it is downloaded. */
export async function exportAccount(
  dependencies: Dependencies,
  { accountId, isFounder, i18n }: { accountId: string; isFounder: boolean; i18n: I18n },
): Promise<StreamedFile> {
  const row = orNotFound(await accountStore(dependencies.database).find(accountId))
  const now = new Date()
  const output = Readable.from(
    writeZip(familyFiles({ ...dependencies, isFounder, i18n }, row, now.toISOString()), now),
    {
      objectMode: false,
    },
  )
  // A download that the browser cancels is no error.
  output.on('error', (error) => dependencies.log.error('an export broke off', error, { feature: 'accounts' }))
  return new StreamedFile(`pipit-family-${now.toISOString().slice(0, 10)}.zip`, 'application/zip', output)
}

async function* familyFiles(
  dependencies: Dependencies & { isFounder: boolean; i18n: I18n },
  row: AccountRow,
  exportedAt: string,
): AsyncGenerator<NewFile> {
  const manifest = createManifest()
  const tables = familyTables(dependencies, row)
  const counts: Record<string, number> = {}
  const missing: string[] = []
  yield* manifest.list(filesOf(dependencies, { row, exportedAt, tables, counts, missing }))
  // Last, so that an archive with a manifest is complete.
  yield { path: 'manifest.json', content: manifest.write({ exportedAt, counts, missing }) }
}

interface Export {
  row: AccountRow
  exportedAt: string
  tables: Table[]
  /** Filled while the files are written. */
  counts: Record<string, number>
  missing: string[]
}

async function* filesOf(dependencies: Dependencies & { i18n: I18n }, data: Export): AsyncGenerator<NewFile> {
  const { row, exportedAt, tables, counts } = data
  const { i18n } = dependencies
  for (const { name, rows } of tables) {
    const content = counted(writeJsonRows(rows()), (count) => (counts[name] = count))
    yield { path: `data/${name}.json`, content }
    yield { path: `data/${name}.csv`, content: writeCsvRows(rows()) }
  }
  const childPages: { name: string; path: string }[] = []
  for await (const { id, name } of rowsOf(tables, 'children')) {
    const path = `children/${childPages.length + 1}.html`
    const entries = streamEntries(dependencies.database, { accountId: row.id, childId: id as string })
    const content = writeHtmlWithRecordings({ child: name as string, timeZone: row.timeZone, i18n, entries })
    yield { path, content }
    childPages.push({ name: name as string, path })
  }
  yield* recordingFiles(dependencies, data)
  yield { path: 'index.html', content: writeIndex({ email: row.email, exportedAt, tables, counts, childPages, i18n }) }
}

/** One after another. Those whose files cannot be read are missing: the rest of the export is worth having. */
async function* recordingFiles(dependencies: Dependencies, { row, tables, missing }: Export): AsyncGenerator<NewFile> {
  const read = createContentReader(dependencies)
  const recordings = rowsOf(tables, 'recordings') as AsyncIterable<Record<string, string>>
  for await (const { id, childId, conversationId, file: path } of recordings) {
    if (id === undefined || childId === undefined || path === undefined) continue
    const recording = await read({ accountId: row.id, childId, recordingId: id }).catch((error: unknown) => {
      const context = { feature: 'transcripts', ...(conversationId === undefined ? {} : { conversationId }) }
      dependencies.log.error('a recording is missing in an export', error, context)
      return null
    })
    if (recording) yield { path, content: recording.content }
    else missing.push(path)
  }
}

function rowsOf(tables: Table[], name: string) {
  return (tables.find((table) => table.name === name) as Table).rows()
}

async function* counted(lines: AsyncGenerator<string, number>, report: (count: number) => void) {
  report(yield* lines)
}
