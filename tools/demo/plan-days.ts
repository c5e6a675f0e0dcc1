import { isGoodbye } from '@pipit/conversation/lifecycle/goodbye'
import type { Dialogue, Line, PartOfDay } from './dialogue.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

export interface PlannedConversation {
  dialogue: Dialogue
  /** Those of the dialogue, and of an aside if there is one. */
  lines: Line[]
  startedAt: Date
  /** Counted from one. */
  week: number
}

interface PlanOptions {
  dialogues: Dialogue[]
  child: string
  days: number
  now: Date
}

/** In the family's time zone. */
const startTimes: Record<PartOfDay, [hour: number, minute: number, spanMinutes: number]> = {
  morning: [7, 5, 25],
  afternoon: [15, 20, 110],
  evening: [18, 35, 25],
}

/** The random choices for a day: about one conversation on average. */
const dayPatterns: PartOfDay[][] = [
  ['afternoon'],
  ['evening'],
  ['afternoon', 'evening'],
  ['morning'],
  ['afternoon'],
  ['morning', 'evening'],
  ['evening'],
  [],
  [],
]

/** The family was away on a weekend about this many days ago. */
const awayDaysAgo = 40
const maxConversationMs = 8 * 60_000

/** The conversations of a child from the oldest day until this morning. */
export function planDays({ dialogues, child, days: count, now }: PlanOptions): PlannedConversation[] {
  const own = dialogues.filter((dialogue) => dialogue.child === child)
  const random = createSeededRandom(`plan of ${child}`)
  const lastUsed = new Map<Dialogue, number>()
  const plan: PlannedConversation[] = []
  for (let daysBefore = count; daysBefore >= 0; daysBefore -= 1) {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore)
    const week = Math.floor((90 - daysBefore) / 7) + 1
    const once = own.find(({ daysAgo }) => daysAgo === daysBefore)
    if (once) add(once, daysBefore, week, once.part ?? 'afternoon')
    else if (!isAway(date, daysBefore))
      for (const part of partsOf(daysBefore, now, random)) add(choose(part, week), daysBefore, week, part)
  }
  return plan

  function add(dialogue: Dialogue | undefined, daysBefore: number, week: number, part: PartOfDay) {
    if (!dialogue) return
    lastUsed.set(dialogue, plan.length)
    const asides = own.filter((each) => each.isAside && fits(each, week))
    const aside = dialogue.daysAgo === null ? leastRecent(asides) : undefined
    if (aside) lastUsed.set(aside, plan.length)
    plan.push({
      dialogue,
      lines: withAside(dialogue.lines, aside),
      week,
      startedAt: startTimeOf(now, daysBefore, part, random),
    })
  }

  function choose(part: PartOfDay, week: number) {
    return leastRecent(own.filter((each) => !each.isAside && fits(each, week) && (each.part ?? part) === part))
  }

  function leastRecent(fitting: Dialogue[]): Dialogue | undefined {
    return fitting.toSorted((one, other) => (lastUsed.get(one) ?? -1) - (lastUsed.get(other) ?? -1))[0]
  }
}

const fits = ({ daysAgo, weeks }: Dialogue, week: number) =>
  daysAgo === null && week >= weeks.first && week <= weeks.last

export function withAside(lines: Line[], aside: Dialogue | undefined): Line[] {
  const last = lines.at(-1)
  const endsWithGoodbye = last?.who === 'child' && last.text !== null && isGoodbye(last.text)
  return aside && endsWithGoodbye ? [...lines.slice(0, -1), ...aside.lines, last] : lines
}

/** From this hour on, today has an afternoon conversation too. */
const eveningHour = 18

function partsOf(daysBefore: number, now: Date, random: SeededRandom): PartOfDay[] {
  if (daysBefore === 0) return now.getHours() < eveningHour ? ['morning'] : ['morning', 'afternoon']
  if (daysBefore === 1) return ['afternoon', 'evening']
  return random.pick(dayPatterns)
}

function isAway(date: Date, daysBefore: number) {
  const isWeekend = date.getDay() === 0 || date.getDay() === 6
  return isWeekend && Math.abs(daysBefore - awayDaysAgo) <= 3
}

/** If the usual time is in the future, the conversation has just ended. */
function startTimeOf(now: Date, daysBefore: number, part: PartOfDay, random: SeededRandom): Date {
  const [hour, minute, spanMinutes] = startTimes[part]
  const minutes = minute + random.between(0, spanMinutes)
  const usual = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore, hour, minutes)
  return new Date(Math.min(usual.getTime(), now.getTime() - maxConversationMs))
}
