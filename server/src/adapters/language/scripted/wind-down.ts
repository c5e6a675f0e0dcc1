import { leaveActivity } from './begin-activity.ts'
import { lines } from './lines.ts'
import type { Answer, Turn } from './turn.ts'
import { join, line } from './turn.ts'

/** Nothing new begins any more: the story comes to its soft end, and after that the coach becomes quiet. */
export async function windDown(turn: Turn): Promise<Answer> {
  const { place, context } = turn
  const quiet = (text: string) => ({
    text,
    place: { ...place, activity: null, state: '', asked: text, goodbyes: place.goodbyes + 1 },
  })
  if (context.purpose !== 'reply') {
    const hello = context.purpose === 'greet' && context.childName ? `Hello, ${context.childName}!` : ''
    return quiet(join(hello, line(turn, lines.shortTime), lines.nextTime))
  }
  const ending = place.goodbyes === 0 ? await leaveActivity(turn) : ''
  return quiet(ending || line(turn, lines.quietEnd))
}
