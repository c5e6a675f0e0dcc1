import { describe, expect, test } from 'vitest'
import { unlimited, type Card, type Child } from '@pipit/conversation/participants'
import { createConversationState } from '@pipit/conversation/state'
import { activities } from '@pipit/server/features/reference-lists/activities'
import { mia, noah } from './profiles.ts'
import { performDialogue } from './perform-dialogue.ts'
import type { Dialogue, Line } from './dialogue.ts'
import { planDays, withAside } from './plan-days.ts'
import { readDialogues } from './read-dialogues.ts'
import { createSeededRandom } from './seeded-random.ts'
import { vary } from './vary.ts'

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

const greetingAndGoodbye: Line[] = [
  { who: 'coach', text: 'Hello {name}!' },
  { who: 'child', text: 'Bye bye!', isBargeIn: false, hasPicture: false },
]

function perform(dialogue: (typeof dialogues)[number], week: number) {
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
  const random = createSeededRandom(`${dialogue.id} ${week}`)
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
  const written = dialogue.isAside ? withAside(greetingAndGoodbye, dialogue) : dialogue.lines
  const lines = vary(written, { child: name, week, random })
  return {
    lines,
    ...performDialogue(initialState, lines, { startedAt: new Date('2026-03-02T15:30:00Z'), cards, random }),
  }
}

const titledDialogues = dialogues.map((dialogue) => ({ title: `${dialogue.child}: ${dialogue.id}`, dialogue }))

describe.each(titledDialogues)('the dialogue $title', ({ dialogue }) => {
  test('the dialogue plays to its end in every week, is stored as written, and raises only the expected flags', () => {
    for (let week = 1; week <= 13; week += 1) {
      const { lines, entries, flags, reason, endedAt } = perform(dialogue, week)
      const flagged = flags.map(({ about, category, severity }) => `${about}: ${category} ${severity}`)
      expect(flagged).toEqual(expectedFlags[dialogue.id] ?? [])
      const transcript = entries.map(({ text }) => text).join(' ')
      const written = lines.filter((_, index) => !isBargeIn(lines[index + 1]))
      const texts = written.flatMap((line) => ('text' in line ? (line.text ?? []) : []))
      expect(texts.filter((text) => !transcript.includes(text))).toEqual([])
      expect(['goodbye', 'silence', 'stopped']).toContain(reason)
      expect(endedAt.getTime() - Date.parse('2026-03-02T15:30:00Z')).toBeLessThan(8 * 60_000)
    }
  })

  test('the activity and the child of the dialogue exist', () => {
    expect([null, ...activities.map(({ id }) => id)]).toContain(dialogue.activity)
    expect(['Mia', 'Noah']).toContain(dialogue.child)
  })
})

const isBargeIn = (next: Line | undefined) => next?.who === 'child' && next.text !== null && next.isBargeIn

describe('the plan of three months', () => {
  const now = new Date(2026, 4, 20, 9, 30)
  const plan = ['Mia', 'Noah'].flatMap((child) => planDays({ dialogues, child, days: 90, now }))
  const today = new Date(2026, 4, 20).getTime()
  const daysAgo = (date: Date) => Math.round((today - new Date(date).setHours(0, 0, 0, 0)) / 86_400_000)

  test('the plan has about 170 conversations with all activities and all dialogues', () => {
    expect(plan.length).toBeGreaterThan(150)
    expect(plan.length).toBeLessThan(200)
    const plannedActivities = new Set(plan.flatMap(({ dialogue }) => dialogue.activity ?? []))
    expect(plannedActivities).toEqual(new Set(activities.map(({ id }) => id)))
    const isPlanned = (dialogue: Dialogue) =>
      plan.some(({ lines }) => dialogue.lines.every((line) => lines.includes(line)))
    expect(dialogues.filter((dialogue) => !isPlanned(dialogue)).map(({ id }) => id)).toEqual([])
  })

  test('the plan includes yesterday and this morning, and nothing in the future', () => {
    const days = new Set(plan.map(({ startedAt }) => daysAgo(startedAt)))
    expect([days.has(0), days.has(1), Math.max(...days) > 85]).toEqual([true, true, true])
    expect(plan.every(({ startedAt }) => startedAt < now)).toBe(true)
    const night = planDays({ dialogues, child: 'Mia', days: 3, now: new Date(2026, 4, 20, 1, 0) })
    expect(night.every(({ startedAt }) => startedAt < new Date(2026, 4, 20, 1, 0))).toBe(true)
  })

  test('the plan has a weekend without conversations', () => {
    const weekends = plan.filter(({ startedAt }) => [0, 6].includes(startedAt.getDay()))
    expect(weekends.filter(({ startedAt }) => Math.abs(daysAgo(startedAt) - 40) <= 3)).toEqual([])
    expect(weekends.length).toBeGreaterThan(20)
  })
})

test('the vocabulary of a child grows from the first to the last week', () => {
  const dialogue = dialogues.find(({ id }) => id === 'quiet-evening')
  const varied = (week: number, attempt: number) =>
    vary(dialogue?.lines ?? [], { child: 'Mia', week, random: createSeededRandom(`${attempt}`) })
  const variations = (week: number) => Array.from({ length: 40 }, (_, attempt) => varied(week, attempt))
  const has = (week: number, word: string) => JSON.stringify(variations(week)).includes(word)
  expect([has(1, 'raspberry'), has(13, 'raspberry')]).toEqual([false, true])
})
