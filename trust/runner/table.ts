import type { Verdict } from './check.ts'

const headings = ['check', 'tried', 'passed', 'worst', 'met']

export function formatTable(verdicts: Verdict[]): string {
  const rows = [headings, ...verdicts.map(cells)]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '))
  return lines.join('\n')
}

function cells({ check, tried, passed, worst, met }: Verdict) {
  return [check, tried.toLocaleString('en'), passed.toLocaleString('en'), worst ?? '–', met ? 'yes' : 'NO']
}
