import { Readable } from 'node:stream'
import type { downloadTranscripts as endpoint } from '@pipit/contract/transcripts'
import type { z } from 'zod'
import type { Database } from '../../../database/connect.ts'
import { orNotFound } from '../../../http/api-error.ts'
import { StreamedFile } from '../../../http/send-file.ts'
import { streamEntries } from './stream-entries.ts'
import { transcriptStore } from '../transcript-store.ts'
import { writeJson } from './write-json.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

type DownloadRequest = z.output<typeof endpoint.query> & z.output<typeof endpoint.params>

const formats = {
  text: { write: writeText, ending: 'txt', type: 'text/plain; charset=utf-8' },
  json: { write: writeJson, ending: 'json', type: 'application/json' },
  page: { write: writeHtml, ending: 'html', type: 'text/html; charset=utf-8' },
}

/** Read a page at a time while the file is on its way, oldest first, as one reads. */
export async function downloadTranscripts(database: Database, { format, ...wanted }: DownloadRequest) {
  const child = orNotFound(await transcriptStore(database).findChild(wanted.accountId, wanted.childId))
  const { write, ending, type } = formats[format]
  const lines = write({ child: child.name, timeZone: child.timeZone, entries: streamEntries(database, wanted) })
  const today = new Date().toISOString().slice(0, 10)
  return new StreamedFile(`pipit-conversations-${today}.${ending}`, type, Readable.from(lines, { objectMode: false }))
}
