import type { Activity } from '../activities.ts'
import { activities } from '../activities.ts'
import { matchChoice } from '../understanding/match-choice.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { seedOf } from '../seeded-random.ts'
import type { ScriptedReply, ScriptedTurn } from './turn.ts'
import { joinText, pickPhrase } from './turn.ts'

/** Between two activities: what to do next. */
export function offerActivities(turn: ScriptedTurn, before: string): ScriptedReply {
  const offered = fitting(turn)
  const text = joinText(
    before,
    `We could ${orList(offered.map((each) => each.offer))}.`,
    pickPhrase(turn, fixedPhrases.choose),
  )
  const ids = offered.map(({ id }) => id)
  return { text, position: { ...turn.position, activity: null, state: '', asked: text, misses: 0, offered: ids } }
}

export const finishActivity = (turn: ScriptedTurn, text: string) =>
  offerActivities(turn, joinText(text, pickPhrase(turn, fixedPhrases.over)))

/** Three that suit the age, each time others, and not what was just played. */
function fitting({ context, position }: ScriptedTurn): Activity[] {
  const known = new Set([position.activity, ...position.offered])
  const suitable = activities.filter(({ id, fromAge }) => fromAge <= (context.age ?? 5) && id !== 'good-night')
  const fresh = suitable.filter(({ id }) => !known.has(id))
  const enough = fresh.length >= 3 ? fresh : suitable
  const order = (id: string) => seedOf(`${context.conversationId} ${context.turnCount} ${id}`)
  return enough.toSorted((one, other) => order(one.id) - order(other.id)).slice(0, 3)
}

const anything = ['you choose', 'you decide', 'anything', 'whatever', 'any', 'you pick', 'surprise me']

type Wish = { activity: string } | 'others' | 'any' | null

/** What a child that was asked what to do wants to do. */
export function hearWish({ said, position }: ScriptedTurn): Wish {
  const wishes = activities.map(({ askedFor, chosenBy, offer: label }, index) => ({
    index,
    label,
    hears: [...askedFor, ...chosenBy],
  }))
  const first = position.offered[0]
  const more = [
    { index: -1, label: null, hears: first ? ['@yes', 'the first one', 'first'] : [] },
    { index: -2, label: null, hears: ['@no', 'something else', 'other'] },
    { index: -3, label: null, hears: ['@unsure', ...anything] },
    { index: -4, label: null, hears: ['the second one', 'second'] },
    { index: -5, label: null, hears: ['the third one', 'the last one', 'third', 'last'] },
  ]
  const heard = matchChoice(said, [...wishes, ...more])?.index
  if (heard === undefined) return null
  if (heard === -2) return 'others'
  if (heard === -3) return 'any'
  const activity = heard >= 0 ? activities[heard]?.id : position.offered[{ '-1': 0, '-4': 1, '-5': 2 }[heard] ?? 0]
  return activity ? { activity } : null
}

const wanting =
  /\b(?:lets|let us|can we|could we|shall we|may we|i want|i wanna|i would like|id like|play|do|tell me|start)\b/

/** "Let us play I spy", in the middle of something else. */
export function hearChange(words: string[], current: string | null): string | null {
  const said = words.join(' ')
  if (!wanting.test(said)) return null
  const wishes = activities.map(({ askedFor }, index) => ({ index, label: null, hears: askedFor }))
  const heard = matchChoice(said, wishes)
  const wished = heard && activities[heard.index]?.id
  return wished && wished !== current ? wished : null
}

export function orList(items: string[]) {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}, or ${items.at(-1)}`
}
