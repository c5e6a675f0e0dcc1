/** Rows of cells in aligned columns, with a line below the headings. */
export function formatTable(headings: string[], rows: string[][]): string {
  const all = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '))
  return lines.join('\n')
}
