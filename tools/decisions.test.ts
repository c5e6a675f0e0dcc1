import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run-step.ts'

const folder = join(root, 'docs/decisions')
const pages = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name))
const index = readFileSync(join(folder, 'README.md'), 'utf8')

describe('the decisions', () => {
  test.each(pages)('%s has a number, a date, a status and the three sections', (page) => {
    const text = readFileSync(join(folder, page), 'utf8')
    expect(text).toMatch(new RegExp(`^# ${page.slice(0, 4)}\\. \\S`))
    expect(text.split('\n')[2]).toMatch(/^Date: \d{4}-\d\d-\d\d · Status: (accepted|superseded by \[?\d{4})/)
    const sections = text.match(/^## .*$/gm)
    expect(sections).toEqual(['## Context', '## Decision', '## Consequences'])
  })

  test('every decision is in the index with its title, date and status', () => {
    const rows = pages.map((page) => {
      const text = readFileSync(join(folder, page), 'utf8')
      const [, number = '', title = ''] = /^# (\d{4})\. (.*)$/m.exec(text) ?? []
      const [, date = '', status = ''] = /^Date: (\S+) · Status: (.*)$/m.exec(text) ?? []
      return `| [${number}](${page}) | ${title} | ${date} | ${status} |`
    })
    expect(index.split('\n').filter((line) => line.startsWith('| ['))).toEqual(rows)
  })
})
