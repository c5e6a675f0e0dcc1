import { describe, expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'
import { careKindOf, careKinds } from '../care/care-kind.ts'
import { textsIn } from './catalogues.ts'

/** In a regular expression, letters with accents do not belong to a word, but here they do. */
const words = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')
/** The words ask at the beginning of a sentence, or anywhere in a question. */
const asking = (alternatives: string) =>
  new RegExp(`(?:^|[.!?] |¿)(?:${alternatives})(?!\\p{L})|(?<!\\p{L})(?:${alternatives})(?!\\p{L})[^.!?]*\\?`, 'iu')

interface CareRules {
  /** Details are for trained people, so the coach never asks who, where, when, why, what and how. */
  questionWords: RegExp[]
  /** The coach may ask for help, and what to do next. */
  questions: RegExp
  promises: RegExp
  judgements: RegExp
  doubts: RegExp
  grownUp: string
}

const rules: Record<string, CareRules> = {
  en: {
    questionWords: [words('who|whom|whose|where|when|why|what|which|how')],
    questions: /play|quiet|grown-up|\b(one|somebody|anybody) (come|there|with you|near you)|did (one|somebody) come/i,
    promises: /promise|just between|i will not tell|everything will be|will be (fine|all right)/i,
    judgements: words(
      'bad|evil|mean|horrible|terrible|awful|shocking|oh no|monster|jail|prison|punish\\w*|he|she|him|her|his',
    ),
    doubts: /are you sure|really\?|did (he|she|they|you)\b/i,
    grownUp: 'grown-up',
  },
  es: {
    // With an accent they ask; "quien" and "que" only connect.
    questionWords: [words('qué|quién|quiénes|cuándo|dónde|adónde|cómo|cuál|cuáles|cuánto|por qué')],
    questions: /jug|silencio|adulto|alguien|alguno/i,
    promises: words(
      'promet\\p{L}*|entre nosotros|no se lo diré|no se lo contaré|todo irá bien|todo va a salir bien|no pasará nada',
    ),
    judgements: words(
      'malvad[oa]|horrible|terrible|espantos[oa]|monstruo|cárcel|castig\\p{L}*|él|ella|qué horror|oh no|dios mío',
    ),
    doubts: words('estás segur[oa]|de verdad\\?|seguro que|lo has soñado'),
    grownUp: 'adulto',
  },
  de: {
    // "Was" and "wie" also connect: "genau so, wie du es mir gesagt hast".
    questionWords: [
      words('wer|wen|wem|wessen|wo|woher|wohin|wann|warum|wieso|weshalb|welche[rsnm]?'),
      asking('was|wie'),
    ],
    questions: /spielen|still|reden|Erwachsener|einer|jemand/i,
    promises: words(
      'versprech\\p{L}*|versprich\\p{L}*|unter uns|verrate nichts|alles wird gut|wird alles gut|wird schon',
    ),
    judgements: words(
      'schlecht\\p{L}*|gemein\\p{L}*|schrecklich\\p{L}*|furchtbar\\p{L}*|entsetzlich\\p{L}*|oh nein|Monster|Gefängnis|bestraf\\p{L}*|Strafe',
    ),
    doubts: words('bist du sicher|wirklich\\?|stimmt das|hat (?:er|sie) '),
    grownUp: 'Erwachsene[rn]?',
  },
  fr: {
    // "Qui" and "que" also connect: "un adulte qui t’aime".
    questionWords: [
      words('où|quand|pourquoi|comment|quel|quelle|quels|quelles|combien|lequel|laquelle|quoi(?! qu)|qu’est-ce'),
      asking('qui(?! choisis| décides)|que|qu’'),
    ],
    questions: /jouer|calme|adulte|quelqu’un|il y en a un/i,
    promises: words('promets|promis|promesse|entre nous|je ne dirai rien|tout ira bien|tout va bien se passer|ça ira'),
    judgements: words(
      'méchant\\p{L}*|horrible\\p{L}*|terrible\\p{L}*|affreux|affreuse|monstre|prison|puni\\p{L}*|oh non|mon dieu|elle(?= (?:est|a) (?:mal|mauvais))',
    ),
    doubts: words('tu es sûre?|vraiment \\?|c’est vrai \\?|il a |elle t’a '),
    grownUp: 'adulte',
  },
}

/** A sentence of another language needs more words for the same, such as the four of "s’il te plaît". */
const maxWordsForYounger: Record<string, number> = { en: 25, es: 25, de: 25, fr: 28 }
const helplines = { emergencyNumber: '112', childHelpline: { name: 'Childline', number: '0800 1111' } }

describe.each(Object.entries(rules))('the texts of care in "%s"', (language, rule) => {
  const { openings, repeatedOpenings, steps, answers, help } = textsIn(language)
  const groups = [...careKinds.map((kind) => openings[kind]), repeatedOpenings, steps, answers]
  const lists = groups.flatMap((group) => Object.entries(group).map(([name, wordings]) => ({ name, ...wordings })))
  const ofAge = (age: 'younger' | 'older') => lists.flatMap((list) => [...list[age]])
  const filled = (text: string) => fillIn(text, { help, helplines, mentionedHelpers: [] })
  const all = [...ofAge('younger'), ...ofAge('older')].flatMap((text) => [
    filled(text),
    fillIn(text, { help, helplines: null, mentionedHelpers: ['teacher', 'granny'] }),
  ])
  /** A sign that stands alone is no word, as in "Bien !". */
  const wordCount = (text: string) =>
    filled(text)
      .split(' ')
      .filter((word) => /\p{L}/u.test(word)).length
  const maxWords = maxWordsForYounger[language] ?? 0

  /** It returns the sentences that contain the pattern, so that a failing test shows them. */
  const withPattern = (pattern: RegExp) => all.filter((text) => pattern.test(text))

  test('none of them asks who, where, when, why, what or how', () => {
    expect(rule.questionWords.flatMap(withPattern)).toEqual([])
  })

  test('each question is about help or about what to do next, and never about what the child has told', () => {
    const questions = all.flatMap((text) => text.match(/[^.!?]+\?/g) ?? [])
    expect(questions.filter((question) => !rule.questions.test(question))).toEqual([])
    expect(questions.length).toBeGreaterThan(10)
  })

  test('none of them promises anything, offers secrecy, judges somebody or shows shock', () => {
    expect(withPattern(rule.promises)).toEqual([])
    expect(withPattern(rule.judgements)).toEqual([])
    expect(withPattern(rule.doubts)).toEqual([])
  })

  test('a turn for the youngest is short, also with an answer to the child before it', () => {
    expect(ofAge('younger').filter((text) => wordCount(text) > maxWords)).toEqual([])
    const longest = (texts: readonly string[]) => Math.max(...texts.map(wordCount))
    const answer = longest(Object.values(answers).flatMap(({ younger }) => younger))
    const { support, helper, comfortHelper, choice } = steps
    const step = longest([support, helper, comfortHelper, choice].flatMap(({ younger }) => [...younger]))
    expect(answer + step).toBeLessThanOrEqual(maxWords)
  })

  test('a turn for older children has at most 50 words', () => {
    expect(ofAge('older').filter((text) => wordCount(text) > 50)).toEqual([])
  })

  test('the wordings of one text share no sentence', () => {
    const shared = lists.flatMap(({ name, younger, older }) =>
      [younger, older].flatMap((texts) => {
        const sentences = [...texts].flatMap((text) => text.split(/(?<=[.!?]) /))
        return sentences
          .filter((each, index) => sentences.indexOf(each) !== index)
          .map((sentence) => `${name}: ${sentence}`)
      }),
    )
    expect(shared).toEqual([])
  })

  test('each opening refers to a grown-up, in an emergency with its first sentence', () => {
    const texts = (group: object) => Object.values(group).flatMap(({ younger, older }) => [...younger, ...older])
    const grownUp = words(rule.grownUp)
    for (const kind of careKinds)
      expect(texts(openings[kind]).filter((text: string) => !grownUp.test(text))).toEqual([])
    const urgent = [...texts(openings.emergency), ...texts({ alarm: steps.alarm, other: steps.selfHarmAlarm })]
    const first = (text: string) => text.split(/[.!?]/).find(Boolean) ?? ''
    expect(urgent.filter((text: string) => !grownUp.test(first(text)))).toEqual([])
    expect(urgent.length).toBeGreaterThan(15)
  })

  test('a child that wants to hurt itself is not sent to neighbours', () => {
    const { selfHarmAlarm, selfHarmNobodyThere } = steps
    const gentle = [openings.emergency['self-harm'], selfHarmAlarm, selfHarmNobodyThere]
    const texts = gentle.flatMap(({ younger, older }) => [...younger, ...older])
    expect(texts.filter((text) => /neighbour|vecin|nachbar|voisin/i.test(text))).toEqual([])
  })
})

test('what is serious gets care, and the rest does not', () => {
  for (const category of ['self-harm', 'abuse', 'neglect', 'danger', 'stranger', 'secrecy', 'bullying'] as const)
    expect(careKindOf({ category, severity: 'high' })).toMatch(/emergency|disclosure/)
  expect(careKindOf({ category: 'unhappiness', severity: 'medium' })).toBe('comfort')
  expect(careKindOf({ category: 'abuse', severity: 'high', isUncertain: true })).toBeNull()
  expect(careKindOf({ category: 'abuse', severity: 'low' })).toBeNull()
  expect(careKindOf({ category: 'personal-data', severity: 'high' })).toBeNull()
})
