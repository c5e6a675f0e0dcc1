import { formatTable } from '../../test-kit/src/format-table.ts'
import type { Verdict } from './check.ts'

const headings = ['check', 'tried', 'passed', 'worst', 'met']

export function formatVerdicts(verdicts: Verdict[]): string {
  return formatTable(headings, verdicts.map(cells))
}

function cells({ check, tried, passed, worst, met }: Verdict) {
  return [check, tried.toLocaleString('en'), passed.toLocaleString('en'), worst ?? '–', met ? 'yes' : 'NO']
}
