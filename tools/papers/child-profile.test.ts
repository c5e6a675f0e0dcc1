import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addChild } from '@pipit/contract/children/children'
import { describe, expect, test } from 'vitest'
import { root } from '../run-step.ts'
import { findBrokenReferences } from './check-pages.ts'

const page = 'docs/child-profile.md'
const text = readFileSync(join(root, page), 'utf8')
const fields = Object.keys(addChild.body.shape)

/** The fields in the first column of a table with this heading. */
function fieldsInTable(written: string, firstColumn: string): string[] {
  const rows = written.split(`| ${firstColumn} |`)[1]?.split('\n\n')[0]?.split('\n').slice(2) ?? []
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, field = '']) => field))
}

describe('the page about a child’s profile', () => {
  test('every field of the contract is described once, with an effect, and no other', () => {
    const [effects = ''] = text.split('## Who reads them')
    expect(fieldsInTable(effects, 'Field').toSorted()).toEqual(fields.toSorted())
    const rows = effects.split('\n').filter((line) => line.startsWith('| `'))
    expect(
      rows.filter((row) =>
        row
          .split('|')
          .slice(2, -1)
          .every((cell) => cell.trim() === ''),
      ),
    ).toEqual([])
  })

  test('every field of the contract is listed once with those who read it, and no other', () => {
    const [, readers = ''] = text.split('## Who reads them')
    expect(fieldsInTable(readers, 'Field').toSorted()).toEqual(fields.toSorted())
  })

  test('every file, heading and command that the page names exists', () => {
    expect(findBrokenReferences(page, text)).toEqual([])
  })

  test('a field that is missing or unknown would be noticed', () => {
    const planted = '| Field | Model |\n|---|---|\n| `name`, `gender` | a |\n| `voice` | b |\n\n| `later` | c |'
    expect(fieldsInTable(planted, 'Field')).toEqual(['name', 'gender', 'voice'])
  })
})
