import type { Dialogue, PartOfDay } from './dialogue.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

export interface PlannedConversation {
  dialogue: Dialogue
  startedAt: Date
}

interface PlanOptions {
  dialogues: Dialogue[]
  child: string
  days: number
  now: Date
}

/** These times are in the family's time zone, and outside of the quiet hours of `profiles.ts`. */
const startTimes: Record<PartOfDay, [hour: number, minute: number, spanMinutes: number]> = {
  morning: [7, 5, 25],
  afternoon: [15, 20, 110],
  evening: [18, 35, 25],
}

const maxConversationMs = 8 * 60_000

/** The conversations of a child that are over by now, in their order. */
export function planDays({ dialogues, child, days, now }: PlanOptions): PlannedConversation[] {
  const random = createSeededRandom(`plan of ${child}`)
  return dialogues
    .filter((dialogue) => dialogue.child === child)
    .map((dialogue) => ({ dialogue, startedAt: startTimeOf(dialogue, now, random) }))
    .filter(({ dialogue, startedAt }) => dialogue.daysAgo <= days && +startedAt + maxConversationMs <= +now)
    .toSorted((one, other) => +one.startedAt - +other.startedAt)
}

function startTimeOf({ daysAgo, part }: Dialogue, now: Date, random: SeededRandom): Date {
  const [hour, minute, spanMinutes] = startTimes[part]
  const minutes = minute + random.between(0, spanMinutes)
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, hour, minutes)
}
