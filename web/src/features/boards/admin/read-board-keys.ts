import { t } from '@lingui/core/macro'

export interface BoardKey {
  serialNumber: string
  key: string
}

interface LineProblem {
  line: number
  problem: string
}

const serialNumberRule = /^[\w.-]{1,100}$/
const keyRule = /^[0-9a-f]{64}$/i
const header = /^"?serial/i

/** Reads lines of serial number and key, as a factory or a spreadsheet writes them. Nothing is used if a line is wrong. */
export function readBoardKeys(text: string): { keys: BoardKey[]; problems: LineProblem[] } {
  const keys: BoardKey[] = []
  const problems: LineProblem[] = []
  const seen = new Set<string>()
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (content.trim() === '' || (keys.length === 0 && header.test(content.trim()))) continue
    const [serialNumber = '', key = '', ...rest] = content
      .split(/[,;\t]/)
      .map((part) => part.trim().replaceAll('"', ''))
    const problem = problemOf({ serialNumber, key }, rest.length > 0, seen)
    if (problem === null) keys.push({ serialNumber, key })
    else problems.push({ line: index + 1, problem })
    seen.add(serialNumber)
  }
  return { keys, problems }
}

function problemOf({ serialNumber, key }: BoardKey, hasMore: boolean, seen: Set<string>): string | null {
  if (hasMore || key === '') return t`A serial number and a key are expected, with a comma between them.`
  if (!serialNumberRule.test(serialNumber))
    return t`The serial number may have letters, digits, dots, dashes and underscores.`
  if (!keyRule.test(key)) return t`The key needs 64 hexadecimal digits.`
  return seen.has(serialNumber) ? t`This serial number stands in an earlier line, too.` : null
}
