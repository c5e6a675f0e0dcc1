import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addChild } from '@pipit/contract/children/children'
import { describe, expect, test } from 'vitest'
import { root } from '../run-step.ts'
import { findBrokenReferences } from './check-pages.ts'

const page = 'docs/child-profile.md'
const text = readFileSync(join(root, page), 'utf8')
const fields = Object.keys(addChild.body.shape)

/** The rows of the table of fields, without the borders. */
const rowsOf = (written: string) => written.split('\n').filter((line) => line.startsWith('| `'))
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

describe('the page about a child’s profile', () => {
  test('every field of the contract is described once, with an effect, and no other', () => {
    const rows = rowsOf(text).map(cellsOf)
    expect(rows.map(([field]) => field?.replaceAll('`', '')).toSorted()).toEqual(fields.toSorted())
    expect(rows.filter(([, ...effects]) => effects.every((effect) => effect === ''))).toEqual([])
  })

  test('every file, heading and command that the page names exists', () => {
    expect(findBrokenReferences(page, text)).toEqual([])
  })
})
