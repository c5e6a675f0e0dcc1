import { lines } from './lines.ts'
import { orList } from './lobby.ts'
import type { Option } from './play-story.ts'
import { seedOf } from './seeded-random.ts'
import type { Answer, Turn } from './turn.ts'
import { join, line, questionIn } from './turn.ts'

type Choose = (index: number, before: string) => Promise<Answer>

/** Says so; asks again; and the third time takes a step itself, so that nobody is stuck. */
export async function notUnderstood(turn: Turn, options: Option[], chooseFor: Choose): Promise<Answer> {
  const { place, context } = turn
  const offered = options.filter(({ label }) => label !== null)
  const labels = offered.map(({ label }) => label ?? '')
  const misses = place.misses + 1
  const miss = (text: string) => ({ text, place: { ...place, misses } })
  const ask = (naming: string) => (labels.length > 1 ? naming : questionIn(place.asked))
  if (misses === 1) return miss(join(line(turn, lines.missed), ask(`Did you say ${orList(labels)}?`)))
  if (misses === 2) {
    return miss(join(line(turn, lines.missedAgain), ask(`You can say ${orList(labels)}, or I can choose.`)))
  }
  const among = offered.length > 0 ? offered : options
  const picked = among[seedOf(`${context.conversationId} ${context.turnCount}`) % among.length]
  const index = picked?.index ?? 0
  return chooseFor(index, join(line(turn, lines.picks), picked?.label ? `I take ${picked.label}.` : ''))
}
