import type { CheckResult } from './run-checks.ts'

const words = { ok: 'ok     ', note: 'note   ', warning: 'warning', problem: 'WRONG  ' }
const indent = ' '.repeat(9)

/** Each finding has a line, and below it what to do. */
export function describeResult({ name, findings }: CheckResult): string {
  return findings
    .map(({ level, text, fix }) => `${words[level]}  ${name}: ${text}${fix ? `\n${indent}→ ${fix}` : ''}`)
    .join('\n')
}

export function countLevels(results: CheckResult[]) {
  const levels = results.flatMap(({ findings }) => findings.map(({ level }) => level))
  const count = (wanted: string) => levels.filter((level) => level === wanted).length
  return { ok: count('ok'), warnings: count('warning'), problems: count('problem') }
}

export function describeCounts({ ok, warnings, problems }: ReturnType<typeof countLevels>): string {
  const outcome =
    problems === 0 ? 'Nothing is wrong' : `${problems} ${problems === 1 ? 'thing is' : 'things are'} wrong`
  return `${outcome}: ${ok} ok, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${problems} wrong.`
}
