import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { root } from '../run-step.ts'

const catalogues = globSync('web/locales/{es,de,fr}/*.po', { cwd: root })
const po = formatter()

test.each(catalogues)('the translations of %s fill in what the English texts do', async (file) => {
  const context = { locale: undefined, sourceLocale: 'en', filename: file }
  const messages = await po.parse(readFileSync(join(root, file), 'utf8'), context)
  const different = Object.values(messages).filter(
    ({ message = '', translation = '' }) => translation !== '' && partsOf(translation) !== partsOf(message),
  )
  expect(different.map(({ message, translation }) => ({ message, translation }))).toEqual([])
})

test('every file with texts of the web is the origin of some', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }).filter((file) =>
    /from '@lingui\/(?:core|react)\/macro'/.test(readFileSync(join(root, file), 'utf8')),
  )
  const english = globSync('web/locales/en/*.po', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const origins = new Set(english.flatMap((text) => text.match(/(?<=^#: ).*/gm) ?? []))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !origins.has(file.replace('web/', '')))).toEqual([])
})

/** Its placeholders and tags. */
function partsOf(text: string) {
  const tags = text.match(/<\/?\d+\/?>/g) ?? []
  return [...new Set([...tags, ...placeholders(compileMessage(text))])].toSorted().join(' ')
}

/** A plural or a choice has texts of its own; beside them, there may be a number to start from. */
function placeholders(message: CompiledMessage | number | undefined): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , choices] = part
    const texts = Object.values((choices ?? {}) as Record<string, CompiledMessage | number>)
    return [name, ...texts.flatMap(placeholders)]
  })
}
