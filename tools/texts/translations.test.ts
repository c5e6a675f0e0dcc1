import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { root } from '../run-step.ts'

const catalogues = globSync('web/locales/{es,de,fr}/*.po', { cwd: root })
const po = formatter()

test.each(catalogues)('the translations of %s fill in what the English texts do', async (file) => {
  const context = { locale: null, sourceLocale: 'en', filename: file }
  const messages = await po.parse(readFileSync(join(root, file), 'utf8'), context)
  const different = Object.values(messages).filter(
    ({ message = '', translation = '' }) => translation !== '' && partsOf(translation) !== partsOf(message),
  )
  expect(different.map(({ message, translation }) => ({ message, translation }))).toEqual([])
})

/** Its placeholders, with how they are formatted, and its tags. */
function partsOf(text: string) {
  const parts = text.match(/\{\w+(?:, \w+)?|<\/?\d+\/?>/g) ?? []
  return [...new Set(parts)].toSorted().join(' ')
}
