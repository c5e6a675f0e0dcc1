import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-step.ts'
import { findHardCodedTexts } from './find-hard-coded-texts.ts'

/** The same in every language. */
const names = ['Pipit', 'Node', 'PostgreSQL', 'Samsung Internet', 'ABCDE FGHJK …', 'ABCD-EFGH-…']
/** What an account calls its authenticator app at the identity provider; nobody is shown it. */
const stored = ['Authenticator app']

const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*', '**/testing/**'] })

test('every text of a page comes from a catalogue', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    findHardCodedTexts(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => ![...names, ...stored].includes(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['between tags', '<p>Hello</p>', 'Hello'],
  ['in an attribute', '<input placeholder="Name" />', 'Name'],
  ['in a choice', '<img alt={open ? "Open" : other} />', 'Open'],
  ['in a constant', 'const column = { title: "Name" }', 'Name'],
  ['as a sentence', 'notify("You are offline.")', 'You are offline.'],
  ['as part of a sentence', '`Hello again, ${name}`', 'Hello again,'],
])('a text %s is found', (_, source, text) => {
  expect(findHardCodedTexts('page.tsx', source)).toEqual([{ line: 1, text }])
})

test.each([
  ['a text in a macro', '<p><Trans>Hello <b>you</b></Trans></p>'],
  ['a macro in an attribute', '<input placeholder={t`Name`} aria-label={t({ message: "Your name" })} />'],
  ['a marked text', "z.string(/*i18n*/ 'Choose a batch.')"],
  ['the name of a field', '<Form.Item name="email" />'],
  ['an argument in an attribute', '<p title={titleOf("email")} />'],
  ['an error for programmers', 'throw new TypeError("There is no such page.")'],
  ['a comparison', 'if (name === "Toys and games") go()'],
])('%s is none', (_, source) => {
  expect(findHardCodedTexts('page.tsx', source)).toEqual([])
})
