import { openStory } from './open-story.ts'
import type { Option, Variables } from './play-story.ts'
import { jumpTo, startAt } from './play-story.ts'
import { seedOf } from './seeded-random.ts'
import { activities } from './activities.ts'
import { finishActivity } from './lobby.ts'
import type { Answer, Turn } from './turn.ts'
import { join } from './turn.ts'

/** The harder depth is for children that tell whole stories and are old enough to like it. */
function isOlder({ context: { level, age } }: Turn) {
  return ['fluent', 'advanced', 'expert'].includes(level) && (age ?? 7) >= 6
}

export function variablesOf(turn: Turn): Variables {
  const { childName } = turn.context
  return { name: childName ?? '', named: childName !== null, older: isOlder(turn), picture: turn.hasPicture }
}

export async function beginActivity(turn: Turn, id: string, before: string, knot = 'start'): Promise<Answer> {
  const { context } = turn
  const activity = activities.some((each) => each.id === id) ? id : 'free-talk'
  const seed = seedOf(`${context.conversationId} ${activity} ${context.turnCount}`) % 1_000_000
  const played = startAt(await openStory(activity), knot, seed, variablesOf(turn))
  return settle({ ...turn, place: { ...turn.place, activity } }, before, played)
}

/** A story that has come to its end leads back to where the next can be chosen. */
export function settle(turn: Turn, before: string, played: { text: string; state: string; options: Option[] }): Answer {
  const text = join(before, played.text)
  if (played.options.length === 0) return finishActivity(turn, text)
  return { text, place: { ...turn.place, state: played.state, asked: text, misses: 0 } }
}

/** To the soft end that each story has. */
export async function leaveActivity(turn: Turn): Promise<string> {
  const { activity, state } = turn.place
  if (activity === null || state === '') return ''
  return jumpTo(await openStory(activity), state, 'winding_down', variablesOf(turn)).text
}
