import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { languages } from '@pipit/contract/api/languages'
import { compareVariables, parsePo, validateIcu } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import { i18nOf } from './i18n.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)
const lingui = 'node_modules/@lingui/cli/dist/lingui.js'

const readItems = (language: string) =>
  parsePo(readFileSync(`${root}/server/locales/${language}.po`, 'utf8')).items.map(({ msgid, msgstr }) => ({
    english: msgid,
    translation: msgstr[0] ?? '',
  }))

describe('the catalogues of the server’s texts', () => {
  test(
    'contain the texts of the code, and no others: otherwise run npm run extract-texts',
    { timeout: 120_000 },
    async () => {
      // With NODE_ENV=test, which Vitest sets, Lingui looks for its own source files.
      const env = { ...process.env, NODE_ENV: 'production' }
      const check = [lingui, 'check', 'sync', '--clean', '--config', 'server/lingui.config.ts']
      const { stdout } = await run(process.execPath, check, { cwd: root, env })
      expect(stdout).toContain('sync')
    },
  )

  test.each(languages)('have every text in "%s"', (language) => {
    const missing = readItems(language).filter(({ translation }) => translation === '')
    expect(missing.map(({ english }) => english)).toEqual([])
  })

  test.each(languages)('have texts in "%s" that can be read, with the placeholders of the English ones', (language) => {
    const items = readItems(language)
    expect(items.length).toBeGreaterThan(100)
    const isBroken = ({ english, translation }: (typeof items)[number]) =>
      !validateIcu(translation).valid || !compareVariables(english, translation).isMatch
    expect(items.filter(isBroken)).toEqual([])
  })
})

describe('a text', () => {
  test('is shown in English if nobody has translated it', () => {
    expect(
      i18nOf('de').t('{count, plural, one {# untranslated word} other {# untranslated words}}', { count: 1200 }),
    ).toBe('1.200 untranslated words')
  })

  test('shows a name with braces as it is', () => {
    expect(i18nOf('es').t('{name} has joined your family in Pipit', { name: '{Mia} <b>' })).toBe(
      '{Mia} <b> se ha unido a tu familia en Pipit',
    )
  })
})
