import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run-step.ts'

const folder = join(root, 'docs/decisions')
const read = (page: string) => readFileSync(join(folder, page), 'utf8')
const pages = readdirSync(folder).filter((name) => /^[a-z-]+\.md$/.test(name))

describe('the decisions', () => {
  test.each(pages)('%s says what was decided, why, and what was given up, in at most 250 words', (page) => {
    const text = read(page)
    expect(text.match(/^#+ .*$/gm)).toEqual([expect.stringMatching(/^# \S/), '## Why', '## Given up'])
    expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(250)
  })

  test('every decision is in the index once, with its title', () => {
    const links = pages.map((page) => `- [${/^# (.*)$/m.exec(read(page))?.[1]}](${page})`)
    expect(
      read('README.md')
        .split('\n')
        .filter((line) => line.startsWith('- '))
        .toSorted(),
    ).toEqual(links.toSorted())
  })
})
