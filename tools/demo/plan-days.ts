import { isGoodbye } from '@pipit/conversation/lifecycle/goodbye'
import type { Dialogue, Line, PartOfDay } from './dialogue.ts'
import { seeded, type Seeded } from './seeded-random.ts'

export interface Planned {
  dialogue: Dialogue
  /** Of the dialogue, and of an aside where the child tells one. */
  lines: Line[]
  startedAt: Date
  /** Counted from one. */
  week: number
}

interface Wanted {
  dialogues: Dialogue[]
  child: string
  days: number
  now: Date
}

/** By the family's clock: hour and minute from which, and for how many minutes. */
const hours: Record<PartOfDay, [hour: number, minute: number, span: number]> = {
  morning: [7, 5, 25],
  afternoon: [15, 20, 110],
  evening: [18, 35, 25],
}

/** What days look like, for a child who talks about once a day. */
const days: PartOfDay[][] = [
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

/** About so long ago the family was away for a weekend, and nobody talked. */
const weekendAway = 40
const longestTalk = 8 * 60_000

/** Which dialogue a child has when, from the oldest day until this morning. */
export function planDays({ dialogues, child, days: count, now }: Wanted): Planned[] {
  const own = dialogues.filter((dialogue) => dialogue.child === child)
  const chance = seeded(`plan of ${child}`)
  const lastUsed = new Map<Dialogue, number>()
  const plan: Planned[] = []
  for (let ago = count; ago >= 0; ago -= 1) {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago)
    const week = Math.floor((90 - ago) / 7) + 1
    const once = own.find(({ daysAgo }) => daysAgo === ago)
    if (once) add(once, ago, week, once.part ?? 'afternoon')
    else if (!isAway(date, ago)) for (const part of partsOf(ago, now, chance)) add(choose(part, week), ago, week, part)
  }
  return plan

  function add(dialogue: Dialogue | undefined, ago: number, week: number, part: PartOfDay) {
    if (!dialogue) return
    lastUsed.set(dialogue, plan.length)
    const asides = own.filter((each) => each.isAside && fits(each, week))
    const aside = dialogue.daysAgo === null ? leastHeard(asides) : undefined
    if (aside) lastUsed.set(aside, plan.length)
    plan.push({ dialogue, lines: withAside(dialogue.lines, aside), week, startedAt: momentOf(now, ago, part, chance) })
  }

  function choose(part: PartOfDay, week: number) {
    return leastHeard(own.filter((each) => !each.isAside && fits(each, week) && (each.part ?? part) === part))
  }

  /** Whichever was heard longest ago, or never. */
  function leastHeard(fitting: Dialogue[]): Dialogue | undefined {
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

/** A late guest finds an afternoon, too. */
const lateFrom = 18

function partsOf(ago: number, now: Date, chance: Seeded): PartOfDay[] {
  if (ago === 0) return now.getHours() < lateFrom ? ['morning'] : ['morning', 'afternoon']
  if (ago === 1) return ['afternoon', 'evening']
  return chance.one(days)
}

function isAway(date: Date, ago: number) {
  const isWeekend = date.getDay() === 0 || date.getDay() === 6
  return isWeekend && Math.abs(ago - weekendAway) <= 3
}

/** This morning may not be over yet: then it was a little while ago. */
function momentOf(now: Date, ago: number, part: PartOfDay, chance: Seeded): Date {
  const [hour, minute, span] = hours[part]
  const minutes = minute + chance.between(0, span)
  const usual = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago, hour, minutes)
  return new Date(Math.min(usual.getTime(), now.getTime() - longestTalk))
}
