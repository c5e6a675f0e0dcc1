import { describe, expect, test } from 'vitest'
import { checkCoach } from '../../safeguards/check.ts'
import { findProfanity } from '../../testing/find-profanity.ts'
import { fillIn } from '../care-text.ts'
import { careKindOf, careKinds, disclosures, emergencies, onlyComforted } from '../care.ts'
import { answers } from './answers.ts'
import { openings, repeatedOpenings } from './openings.ts'
import { stepTexts } from './steps.ts'

const groups = [...careKinds.map((kind) => openings[kind]), repeatedOpenings, stepTexts, answers]
const lists = groups.flatMap((group) => Object.entries(group).map(([name, wordings]) => ({ name, ...wordings })))
const ofAge = (age: 'younger' | 'older') => lists.flatMap((list) => [...list[age]])
const helplines = { emergencyNumber: '112', childHelpline: { name: 'Childline', number: '0800 1111' } }
const all = [...ofAge('younger'), ...ofAge('older')].flatMap((text) => [
  fillIn(text, helplines, []),
  fillIn(text, null, ['teacher', 'granny']),
])
const wordCount = (text: string) => fillIn(text, helplines, []).split(' ').length

/** The sentences that contain the pattern, so that a failing test shows them. */
const withPattern = (pattern: RegExp) => all.filter((text) => pattern.test(text))

describe('the texts of care', () => {
  test('all of them pass the safeguards of the youngest', () => {
    const refused = all.filter((text) => checkCoach(text, { before: '', maturity: 'toddler', findProfanity }) !== null)
    expect(refused).toEqual([])
  })

  test('none of them asks who, where, when, why, what or how', () => {
    expect(withPattern(/\b(who|whom|whose|where|when|why|what|which|how)\b/i)).toEqual([])
  })

  test('each question is about help or about what to do next, and never about what the child has told', () => {
    const questions = all.flatMap((text) => text.match(/[^.!?]+\?/g) ?? [])
    const about = /play|quiet|grown-up|\b(one|somebody|anybody) (come|there|with you|near you)|did (one|somebody) come/i
    expect(questions.filter((question) => !about.test(question))).toEqual([])
    expect(questions.length).toBeGreaterThan(10)
  })

  test('none of them promises anything, offers secrecy, judges somebody or shows shock', () => {
    expect(withPattern(/promise|just between|i will not tell|everything will be|will be (fine|all right)/i)).toEqual([])
    expect(withPattern(/\b(bad|evil|mean|horrible|terrible|awful|shocking|oh no|monster|jail|prison|punish)/i)).toEqual(
      [],
    )
    expect(withPattern(/\b(he|she|him|her|his)\b/i)).toEqual([])
    expect(withPattern(/are you sure|really\?|did (he|she|they|you)\b/i)).toEqual([])
  })

  test('no placeholder is left', () => {
    expect(withPattern(/[{}]|undefined|null/)).toEqual([])
  })

  test('a turn for the youngest has at most 25 words, also with an answer to the child before it', () => {
    expect(ofAge('younger').filter((text) => wordCount(text) > 25)).toEqual([])
    const longest = (texts: readonly string[]) => Math.max(...texts.map(wordCount))
    const answer = longest(Object.values(answers).flatMap(({ younger }) => younger))
    const { support, helper, comfortHelper, choice } = stepTexts
    const step = longest([support, helper, comfortHelper, choice].flatMap(({ younger }) => [...younger]))
    expect(answer + step).toBeLessThanOrEqual(25)
  })

  test('a turn for older children has at most 50 words', () => {
    expect(ofAge('older').filter((text) => wordCount(text) > 50)).toEqual([])
  })

  test('the wordings of one text share no sentence', () => {
    for (const { name, younger, older } of lists)
      for (const texts of [younger, older]) {
        const sentences = texts.flatMap((text) => text.split(/(?<=[.!?]) /))
        expect([name, sentences.filter((each, index) => sentences.indexOf(each) !== index)]).toEqual([name, []])
      }
  })

  test('each serious category has an opening for each severity', () => {
    const serious = [...emergencies, ...disclosures, ...onlyComforted].flatMap((category) =>
      (['medium', 'high'] as const).map((severity) => ({ category, severity })),
    )
    const missing = serious.filter((finding) => !openings[careKindOf(finding) ?? 'comfort'][finding.category])
    expect(missing).toEqual([])
    for (const category of ['self-harm', 'abuse', 'neglect', 'danger', 'stranger', 'secrecy', 'bullying'] as const)
      expect(careKindOf({ category, severity: 'high' })).toMatch(/emergency|disclosure/)
    expect(careKindOf({ category: 'unhappiness', severity: 'medium' })).toBe('comfort')
    expect(careKindOf({ category: 'abuse', severity: 'high', isUncertain: true })).toBeNull()
    expect(careKindOf({ category: 'abuse', severity: 'low' })).toBeNull()
    expect(careKindOf({ category: 'personal-data', severity: 'high' })).toBeNull()
  })

  test('each opening refers to a grown-up, in an emergency with its first sentence', () => {
    const texts = (group: object) => Object.values(group).flatMap(({ younger, older }) => [...younger, ...older])
    for (const kind of careKinds)
      expect(texts(openings[kind]).filter((text: string) => !text.includes('grown-up'))).toEqual([])
    const urgent = [...texts(openings.emergency), ...texts({ alarm: stepTexts.alarm, other: stepTexts.selfHarmAlarm })]
    expect(urgent.filter((text: string) => !/^[^.!?]*grown-up/.test(text))).toEqual([])
    expect(urgent.length).toBeGreaterThan(15)
  })
})
