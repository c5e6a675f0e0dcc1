import { formatTable } from '@pipit/test-kit/format-table'
import type { Count } from './benchmark.ts'
import type { Figure } from './report.ts'
import type { Summary } from './statistics.ts'

const headings = ['name', 'ours', 'baseline', 'ratio', 'goal', 'met', 'CPU ours', 'CPU baseline', 'outside load']

export function formatFigures(figures: Figure[]): string {
  const notes = figures.flatMap(({ name, note }) => (note ? `${name}: ${note}` : []))
  const counts = figures.flatMap(({ name, counts: each }) => (each?.length ? ['', formatCounts(name, each)] : []))
  return [formatTable(headings, figures.map(cells)), '', ...notes, ...counts].join('\n').trimEnd()
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

/** A row per group, a column per part of the corpus. */
function formatCounts(name: string, counts: Count[]) {
  const parts = [...new Set(counts.map(({ part }) => part))]
  const groups = [...new Set(counts.map(({ group }) => group))]
  const countIn = (part: string, group: string) => counts.find((each) => each.part === part && each.group === group)
  return formatTable(
    [name, ...parts],
    groups.map((group) => [group, ...parts.map((part) => formatCount(countIn(part, group)))]),
  )
}

function formatCount(count: Count | undefined) {
  return count ? `${((100 * count.found) / count.of).toFixed(1)} % (${count.found} of ${count.of})` : '–'
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
