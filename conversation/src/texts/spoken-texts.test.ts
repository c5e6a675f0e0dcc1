import { describe, expect, test } from 'vitest'
import { checkCoach, tailOf } from '../safeguards/check.ts'
import { replacementFor } from '../safeguards/replacement.ts'
import { findProfanity } from '../testing/find-profanity.ts'
import { sentencesOf } from '../text/split-sentences.ts'
import { writtenTexts } from './written-texts.ts'
import { catalogues, textsIn } from './catalogues.ts'
import type { Texts } from './texts.ts'

const helplines = { emergencyNumber: '112', childHelpline: { name: 'Childline', number: '0800 1111' } }

function textsOf(texts: Texts): string[] {
  const { phrases, resumption, fillers } = texts
  const times = ([null, 'today', 'tomorrow', 6] as const).flatMap((day) => [
    resumption({ day, clock: null }),
    ...[7, 12, 15, 19].map((hour) => resumption({ day, clock: { hour, minute: 30 } })),
  ])
  return [
    ...writtenTexts(texts, [helplines]),
    ...Object.values(fillers).flat(),
    phrases.goodbye('Mia'),
    phrases.timeIsUp('Mia'),
    phrases.paused('Mia'),
    ...times.flatMap((time) =>
      [phrases.quietTimeBegins, phrases.timeWasUp, phrases.resting].map((text) => text('Mia', time)),
    ),
  ]
}

/** The coach is checked like this, sentence by sentence, after what it said before. */
function refusedIn(text: string, language: string): string[] {
  let before = ''
  return sentencesOf(text).filter((sentence) => {
    const finding = checkCoach(sentence, { before, maturity: 'toddler', language, helplines, findProfanity })
    before = tailOf(`${before} ${sentence}`)
    return finding !== null
  })
}

describe.each(Object.keys(catalogues))('the texts in "%s"', (language) => {
  const texts = textsIn(language)
  const all = textsOf(texts)

  test('all of them pass the safeguards of the youngest', () => {
    expect([...new Set(all.flatMap((text) => refusedIn(text, language)))]).toEqual([])
  })

  test('each is a whole sentence for a voice: no placeholder, no quotes, no digits, no double space', () => {
    expect(all.filter((text) => /[{}"“”„«»]|\d|undefined| {2}|^ | $/.test(text))).toEqual([])
    expect(all.filter((text) => !/^[¡¿]?\p{Lu}/u.test(text) || !/[.!?]$/.test(text))).toEqual([])
  })

  test('no sentence is too long for a voice to read at once', () => {
    expect(all.flatMap(sentencesOf).filter((sentence) => sentence.length > 200)).toEqual([])
  })

  test('the safe reply passes the check after any earlier words', () => {
    const beginnings = [
      'So kill',
      'What is your',
      'Do not tell',
      'Meet me',
      'You are so',
      'As an',
      'Bring',
      'Mata',
      'Tue',
    ]
    const refused = beginnings.filter((before) =>
      checkCoach(texts.safeReply, { before, maturity: 'toddler', language, findProfanity }),
    )
    expect(refused).toEqual([])
    expect(replacementFor('nonsense', texts)).toBe(texts.safeReply)
    expect(replacementFor('secrecy', texts)).toBe(texts.replacements.secrecy)
  })
})

const english = new Set(textsOf(textsIn('en')))

test.each(['es', 'de', 'fr'])('no text in "%s" was left in English', (language) => {
  expect(textsOf(textsIn(language)).filter((text) => english.has(text))).toEqual([])
})

test.each([
  ['de', /(?<![\p{L}])(?:Sie|Ihnen|Ihr|Ihre)(?![\p{L}])/u],
  [
    'es',
    /(?<![\p{L}])(?:usted|ustedes|solo o sola|solito|sola|listo|lista|segur[oa]|tranquil[oa]|callad[oa]|cansad[oa])(?![\p{L}])/iu,
  ],
  ['fr', /(?<![\p{L}])(?:votre|vos|seule?s?|obligée?|prête?|contente?|courageuse|fâchée?|désolée?)(?![\p{L}])/iu],
])('the child is addressed kindly in "%s", and no word tells its gender', (language, pattern) => {
  expect(
    textsOf(textsIn(language)).filter((text) => pattern.test(text.replaceAll(/(?:^|[.!?] )Sie darf/g, ''))),
  ).toEqual([])
})

test('a language with another region has the same texts, and an unknown one is English', () => {
  expect(textsIn('de-AT')).toBe(textsIn('de'))
  expect(textsIn('es-MX')).toBe(textsIn('ES'))
  expect(textsIn('tlh')).toBe(textsIn('en'))
})
