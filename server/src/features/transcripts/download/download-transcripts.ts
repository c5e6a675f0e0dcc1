import { Readable } from 'node:stream'
import type { downloadTranscripts as endpoint } from '@pipit/contract/transcripts'
import type { Database } from '@pipit/database/connect'
import type { z } from 'zod'
import { orNotFound } from '../../../api-error.ts'
import type { I18n } from '../../../i18n/i18n.ts'
import { StreamedFile } from '../../../http/send-file.ts'
import { streamEntries } from './stream-entries.ts'
import { transcriptStore } from '../transcript-store.ts'
import { writeJson } from './write-json.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

type DownloadRequest = z.output<typeof endpoint.query> & z.output<typeof endpoint.params>

const formats = {
  text: { write: writeText, extension: 'txt', type: 'text/plain; charset=utf-8' },
  json: { write: writeJson, extension: 'json', type: 'application/json' },
  page: { write: writeHtml, extension: 'html', type: 'text/html; charset=utf-8' },
}

/** Streams the transcript, oldest entry first, and reads one page at a time. */
export async function downloadTranscripts(database: Database, { format, ...query }: DownloadRequest, i18n: I18n) {
  const child = orNotFound(await transcriptStore(database).findChild(query.accountId, query.childId))
  const { write, extension, type } = formats[format]
  const entries = await readFirst(streamEntries(database, query))
  const lines = write({ child: child.name, timeZone: child.timeZone, i18n, entries })
  const today = new Date().toISOString().slice(0, 10)
  return new StreamedFile(
    `pipit-conversations-${today}.${extension}`,
    type,
    Readable.from(lines, { objectMode: false }),
  )
}

/** Reads the first entry before the response starts, so that a failure is an error instead of a broken file. */
async function readFirst<Item>(items: AsyncGenerator<Item>): Promise<AsyncGenerator<Item>> {
  const first = await items.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* items
  })()
}
