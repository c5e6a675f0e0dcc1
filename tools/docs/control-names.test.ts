import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-step.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guides = globSync('docs/parents/*.md', { cwd: root })
const catalogues = [...globSync('web/locales/en/*.po', { cwd: root }), 'server/locales/en.po']

/** What the English pages show. The words of a count are not among them: a guide quotes those. */
const shown = new Set(
  catalogues.flatMap((file) => [...read(file).matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text)),
)

test('what a guide for parents prints in bold is the name of a button, a field or a page, or what a page says', () => {
  const bold = guides.flatMap((guide) =>
    [...read(guide).matchAll(/\*\*(.+?)\*\*/g)].map(([, text = '']) => ({ guide, text })),
  )
  expect(bold.length).toBeGreaterThan(80)
  expect(bold.filter(({ text }) => !shown.has(text))).toEqual([])
})
