import { describe, expect, test } from 'vitest'
import { unlimited, type Card, type Child } from '@pipit/conversation/participants'
import { createConversationState } from '@pipit/conversation/state'
import { activities } from '@pipit/server/features/reference-lists/activities'
import { createQuietCalendar } from '@pipit/server/features/screen-time/quiet-hours'
import { mia, noah } from './profiles.ts'
import { performDialogue } from './perform-dialogue.ts'
import type { Dialogue, Line } from './dialogue.ts'
import { planDays } from './plan-days.ts'
import { readDialogues } from './read-dialogues.ts'
import { createSeededRandom } from './seeded-random.ts'

const dialogues = await readDialogues()
const cards = new Map<string, Card>(activities.map((activity) => [activity.id, { ...activity, activity }]))
const ages = { Mia: 4, Noah: 8 } as Record<string, number>

/** The only flags that the dialogues raise. */
const expectedFlags: Record<string, string[]> = {
  'swallowed-marble': ['child: danger high'],
  address: ['child: personal-data medium'],
  'bad-word': ['child: manipulation low'],
  'lonely-break': ['child: unhappiness medium'],
}

function perform(dialogue: Dialogue) {
  const { name, interests, contentMaturity, proficiencyLevel } = dialogue.child === 'Mia' ? mia : noah
  const child: Child = {
    id: name,
    name,
    age: ages[name] ?? null,
    level: { id: proficiencyLevel, description: '' },
    maturity: { id: contentMaturity, description: '' },
    pronouns: null,
    interests,
    favouriteActivities: [],
    language: 'en',
    timeZone: 'UTC',
    voice: 'heart',
  }
  const random = createSeededRandom(dialogue.id)
  const card = dialogue.activity === null ? null : (cards.get(dialogue.activity) ?? null)
  const initialState = createConversationState({
    id: 'conversation',
    child,
    card,
    limits: unlimited,
    helplines: null,
    memories: [],
    replySource: 'scripted-coach',
    hasJudge: false,
    hasEnglishVoice: true,
  })
  return performDialogue(initialState, dialogue.lines, { startedAt, cards, random })
}

const startedAt = new Date('2026-03-02T15:30:00Z')
const maxLengthMs = 8 * 60_000

const titledDialogues = dialogues.map((dialogue) => ({ title: `${dialogue.child}: ${dialogue.id}`, dialogue }))

describe.each(titledDialogues)('the dialogue $title', ({ dialogue }) => {
  test('the dialogue plays to its end, is stored as written, and raises only the expected flags', () => {
    const { entries, flags, reason, endedAt } = perform(dialogue)
    const flagged = flags.map(({ about, category, severity }) => `${about}: ${category} ${severity}`)
    expect(flagged).toEqual(expectedFlags[dialogue.id] ?? [])
    const transcript = entries.map(({ text }) => text).join(' ')
    const written = dialogue.lines.filter((_, index) => !isBargeIn(dialogue.lines[index + 1]))
    expect(written.flatMap(textOf).filter((text) => !transcript.includes(text))).toEqual([])
    expect(['goodbye', 'silence', 'stopped']).toContain(reason)
    expect(endedAt.getTime() - startedAt.getTime()).toBeLessThan(maxLengthMs)
  })

  test('the activity and the child of the dialogue exist', () => {
    expect([null, ...activities.map(({ id }) => id)]).toContain(dialogue.activity)
    expect(['Mia', 'Noah']).toContain(dialogue.child)
  })
})

const isBargeIn = (next: Line | undefined) => next?.who === 'child' && next.text !== null && next.isBargeIn

const textOf = (line: Line) => ('text' in line ? (line.text ?? []) : [])

test.each(['Mia', 'Noah'])('in three months, neither %s nor the coach says a sentence twice', (child) => {
  const own = dialogues.filter((dialogue) => dialogue.child === child)
  for (const who of ['child', 'coach'] as const) {
    const lines = own.flatMap((dialogue) => dialogue.lines.filter((line) => line.who === who).flatMap(textOf))
    const sentences = lines.flatMap((line) => line.split(/(?<=[.!?…]) /).map(wordsOf)).filter(isNoticed)
    expect(sentences.length).toBeGreaterThan(150)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  }
})

const wordsOf = (sentence: string) => sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}' ]/gu, '')

/** Greetings, goodbyes and answers are short, and are said again and again. */
const isNoticed = (sentence: string) => sentence.split(' ').length >= 4

describe('the plan of three months', () => {
  const now = new Date(2026, 4, 20, 9, 30)
  const planOf = (child: string, at: Date) => planDays({ dialogues, child, days: 90, now: at })
  const plan = ['Mia', 'Noah'].flatMap((child) => planOf(child, now))
  const today = new Date(2026, 4, 20).getTime()
  const daysAgo = (date: Date) => Math.round((today - new Date(date).setHours(0, 0, 0, 0)) / 86_400_000)

  test('the plan has more than a hundred conversations, with all activities', () => {
    expect(plan.length).toBeGreaterThan(100)
    const plannedActivities = new Set(plan.flatMap(({ dialogue }) => dialogue.activity ?? []))
    expect(plannedActivities).toEqual(new Set(activities.map(({ id }) => id)))
  })

  test('each dialogue is a conversation of its own, once the day is over', () => {
    const planned = ['Mia', 'Noah'].flatMap((child) => planOf(child, new Date(2026, 4, 20, 22)))
    expect(planned.map(({ dialogue }) => dialogue.id).toSorted()).toEqual(dialogues.map(({ id }) => id).toSorted())
  })

  test('the plan includes yesterday and this morning, and a week in which the family is away', () => {
    const days = new Set(plan.map(({ startedAt: at }) => daysAgo(at)))
    expect([days.has(0), days.has(1), Math.max(...days)]).toEqual([true, true, 90])
    expect([...days].filter((day) => day >= 37 && day <= 43)).toEqual([])
  })

  // The demo may be started at any hour, also at night.
  test.each([0, 4, 7, 12, 16, 23])('started at %i:54, no conversation is in quiet hours, or not over yet', (hour) => {
    const at = new Date(2026, 4, 20, hour, 54)
    for (const { name, screenTime } of [mia, noah]) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const { isQuiet } = createQuietCalendar(timeZone, screenTime.quietHours)
      const starts = planOf(name, at).map((planned) => planned.startedAt.getTime())
      const moments = starts.flatMap((start) => [start, start + maxLengthMs])
      expect(moments.filter((moment) => moment > at.getTime() || isQuiet(moment))).toEqual([])
    }
  })
})
