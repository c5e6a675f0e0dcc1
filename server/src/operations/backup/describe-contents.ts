import type { BackupContents } from './backup-format.ts'
import { formatBytes, formatCount } from '../command/format-bytes.ts'

/** Tells the operator when it was made, and how much is in it. */
export function describeContents({ header, manifest }: BackupContents): string {
  const tables = Object.values(manifest.tables)
  const files = Object.values(manifest.files)
  const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0)
  const rows = sum(tables.map((table) => table.rows))
  const count = sum(files.map((each) => each.count))
  const bytes = sum([...tables, ...files].map((each) => each.bytes))
  const gone = manifest.goneFiles.length
  return [
    `  made at ${header.createdAt}`,
    `  ${formatCount(rows)} rows in ${tables.length} tables, ${formatCount(count)} files, ${formatBytes(bytes)} uncompressed`,
    ...(gone > 0
      ? [`  ${formatCount(gone)} recordings were deleted while the backup was made; their files are not in it`]
      : []),
  ].join('\n')
}
