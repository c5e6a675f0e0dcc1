export interface Counts {
  rows: number
  files: number
  bytes: number
}

export type Progress = ReturnType<typeof createProgress>

const everyMs = 1000

/** Prints a line each second, from the second one on: not to stdout, which is for the result. */
export function createProgress() {
  let shownAt: number | null = null
  let expectedFiles: number | null = null
  return {
    expectFiles(count: number) {
      expectedFiles = count
    },
    show(counts: Counts) {
      shownAt ??= Date.now()
      if (Date.now() - shownAt < everyMs) return
      shownAt = Date.now()
      const ofFiles = expectedFiles === null ? '' : ` of ${formatCount(expectedFiles)}`
      const files = counts.files === 0 ? '' : `, ${formatCount(counts.files)}${ofFiles} files`
      process.stderr.write(`  ${formatCount(counts.rows)} rows${files}, ${formatBytes(counts.bytes)} …\n`)
    },
  }
}

export function formatCount(count: number) {
  return count.toLocaleString('en')
}

export function formatBytes(bytes: number) {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}
