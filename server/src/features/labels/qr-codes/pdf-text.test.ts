import { expect, test } from 'vitest'
import { languages } from '@pipit/contract/api/languages'
import { i18nOf } from '../../../i18n/i18n.ts'
import { activities } from '../../reference-lists/activities.ts'
import { pdfText } from './pdf-file.ts'

test.each(languages)('the fonts of a label sheet have every letter of the activities in "%s"', (language) => {
  const asked = (text: string) => text.split('?').length
  for (const { name } of activities) {
    const caption = i18nOf(language).translate(name)
    expect(asked(pdfText(caption)), caption).toBe(asked(caption))
  }
})
