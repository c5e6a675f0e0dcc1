export const statuses = ['met', 'operator', 'not met', 'n/a'] as const

export interface AsvsRow {
  id: string
  level: number
  status: string
  where: string
}

/** The rows of the tables in docs/asvs.md. */
export function readAsvsRows(text: string): AsvsRow[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| ([^|]*) \|$/gm)].map(
    ([, id = '', level = '', status = '', where = '']) => ({ id, level: Number(level), status, where }),
  )
}

/** The ids that the summary at the top lists as not met. */
export function readNotMetIds(text: string): string[] {
  const summary = /^## Not met\n([\s\S]*?)^## /m.exec(text)?.[1] ?? ''
  return summary.match(/\b\d+\.\d+\.\d+\b/g) ?? []
}
