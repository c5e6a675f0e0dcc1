import { formatTable } from '../../tools/format-table.ts'
import type { Figure } from './report.ts'
import type { Summary } from './statistics.ts'

const headings = ['name', 'ours', 'baseline', 'ratio', 'goal', 'met', 'CPU ours', 'CPU baseline', 'outside load']

export function formatFigures(figures: Figure[]): string {
  const notes = figures.flatMap(({ name, note }) => (note ? `${name}: ${note}` : []))
  return [formatTable(headings, figures.map(cells)), '', ...notes].join('\n').trimEnd()
}

function cells({ name, ours, baseline, ratio, goal, met, unit, quartiles, cpu, load }: Figure) {
  return [
    name,
    withSpread(ours, unit, quartiles?.ours),
    withSpread(baseline, unit, quartiles?.baseline),
    ratio === null ? '–' : `${ratio.toFixed(2)} ×`,
    goal,
    met === null ? 'no conclusion' : met ? 'yes' : 'NO',
    inMilliseconds(cpu?.ours),
    inMilliseconds(cpu?.baseline),
    load ? `${load.outside.toFixed(2)} of ${load.cores} cores` : '–',
  ]
}

function withSpread(value: number | null, unit: string, quartiles?: Summary['quartiles']) {
  if (value === null || !quartiles) return '–'
  return `${format(value)} ${unit} (${quartiles.map(format).join('–')})`
}

function inMilliseconds(cpu: number | null | undefined) {
  return cpu === null || cpu === undefined ? '–' : `${format(cpu)} ms`
}

function format(value: number) {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
