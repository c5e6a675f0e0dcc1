import { expect, test } from 'vitest'
import { languages } from '@pipit/contract/api/languages'
import { i18nOf } from '../../../i18n/i18n.ts'
import { activities } from '../../reference-lists/activities.ts'
import { pdfText } from './pdf-file.ts'

test.each(languages)('the fonts of a label sheet have every letter of the activities in "%s"', (language) => {
  const captions = activities.map(({ name }) => i18nOf(language).translate(name))
  const countQuestionMarks = (text: string) => text.split('?').length
  // A letter that the fonts lack is printed as a question mark.
  expect(captions.filter((each) => countQuestionMarks(pdfText(each)) !== countQuestionMarks(each))).toEqual([])
})
