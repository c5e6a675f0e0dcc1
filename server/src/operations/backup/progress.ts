import { formatBytes, formatCount } from '../command/format-bytes.ts'
import { createProgress } from '../command/progress.js'

/** How much of a table there is: its size on the disk, which is near that of its rows in a backup. */
type TableSizes = ReadonlyMap<string, number>

export interface BackupProgress {
  expectTables: (sizes: TableSizes) => void
  /** `bytes`: of this table so far. */
  showTable: (name: string, bytes: number) => void
  endTable: (name: string) => void
  expectFiles: (count: number) => void
  showFiles: (count: number) => void
  end: () => void
}

/** First the tables, by their sizes on the disk, then the recordings, by their number. */
export function createBackupProgress(start: typeof createProgress = createProgress): BackupProgress {
  let progress = start('Copying tables')
  let sizes: TableSizes = new Map()
  let [total, ended, files] = [0, 0, 0]
  return {
    expectTables(given) {
      sizes = given
      total = [...sizes.values()].reduce((one, other) => one + other, 0)
    },
    showTable(name, bytes) {
      const done = ended + Math.min(bytes, sizes.get(name) ?? 0)
      progress.show({ done, total, detail: `${name}, ${formatBytes(bytes)}` })
    },
    endTable(name) {
      ended += sizes.get(name) ?? 0
      progress.show({ done: ended, total })
    },
    expectFiles(count) {
      progress.end()
      progress = start('Copying recordings')
      files = count
    },
    showFiles(count) {
      progress.show({ done: count, total: files, detail: `${formatCount(count)} of ${formatCount(files)}` })
    },
    end: () => progress.end(),
  }
}
