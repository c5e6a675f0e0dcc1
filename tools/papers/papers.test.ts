import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../run-step.ts'
import { requirementsUpToLevel2 } from './asvs-requirements.ts'
import { findBrokenReferences } from './check-pages.ts'
import { readAsvsRows, readNotMetIds, statuses } from './read-asvs.ts'

const pages = [
  'SECURITY.md',
  'docs/asvs.md',
  'docs/children-privacy.md',
  'docs/security-inventory.md',
  'docs/threat-model.md',
]
const read = (page: string) => readFileSync(join(root, page), 'utf8')

describe('the security and privacy pages', () => {
  test.each(pages)('every file, heading and command that %s names exists', (page) => {
    expect(findBrokenReferences(page, read(page))).toEqual([])
  })

  test('a file, a heading or a command that does not exist is found', () => {
    const text =
      '# A page\n`server/src/gone.ts`, `npm run gone`, [a](gone.md), [b](#gone), [c](asvs.md#gone), `a.b` [d](#a-page)'
    expect(findBrokenReferences('docs/page.md', text)).toEqual([
      'docs/page.md names server/src/gone.ts, which does not exist',
      'docs/page.md names npm run gone, which does not exist',
      'docs/page.md links to docs/gone.md, which does not exist',
      'docs/page.md links to #gone, which has no such heading',
      'docs/page.md links to asvs.md#gone, which has no such heading',
    ])
  })
})

describe('the table of OWASP ASVS', () => {
  const text = read('docs/asvs.md')
  const rows = readAsvsRows(text)

  test('every requirement of levels 1 and 2 is in the table exactly once, in order, with its level', () => {
    expect(requirementsUpToLevel2).toHaveLength(253)
    expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(requirementsUpToLevel2)
  })

  test('every requirement has a status, and says where it is met or why not', () => {
    expect(rows.filter(({ status }) => !statuses.some((known) => known === status))).toEqual([])
    expect(rows.filter(({ where }) => where.trim() === '')).toEqual([])
  })

  test('the summary lists exactly the requirements that are not met', () => {
    const notMet = rows.filter(({ status }) => status === 'not met').map(({ id }) => id)
    expect(readNotMetIds(text)).toHaveLength(notMet.length)
    expect(new Set(readNotMetIds(text))).toEqual(new Set(notMet))
  })

  test('a requirement that is missing, repeated or without a known status would be noticed', () => {
    const planted = readAsvsRows('| 1.1.1 | 2 | a | met | b |\n| 1.1.1 | 2 | a | perhaps | b |\n')
    expect(planted.map(({ id, status }) => [id, status])).toEqual([
      ['1.1.1', 'met'],
      ['1.1.1', 'perhaps'],
    ])
    expect(readNotMetIds('## Not met\n\n- 1.1.1: because\n\n## V1\n\n1.1.2')).toEqual(['1.1.1'])
  })
})
