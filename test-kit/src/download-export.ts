import { strFromU8, unzipSync } from 'fflate'
import type { startTestServer } from './start-test-server.ts'

type TestServer = ReturnType<typeof startTestServer>

interface Manifest {
  counts: Record<string, number>
  missing: string[]
  omitted: { what: string; why: string }[]
  files: { path: string; bytes: number; sha256: string }[]
}

/** Downloads and unpacks everything that is stored about a family. */
export async function downloadExport(server: TestServer, { accountId, bearer }: { accountId: string; bearer: string }) {
  const file = await server.call('GET /accounts/:accountId/export', { params: { accountId }, bearer })
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const text = (path: string) => strFromU8(entries[path] as Uint8Array)
  return {
    file,
    entries,
    text,
    rows: (table: string) => JSON.parse(text(`data/${table}.json`)) as Record<string, unknown>[],
    manifest: JSON.parse(text('manifest.json')) as Manifest,
    /** All files that people can read, one after another. */
    allText: Object.keys(entries)
      .filter((path) => /\.(json|csv|html)$/.test(path))
      .map(text)
      .join('\n'),
  }
}
