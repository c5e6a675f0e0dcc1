import { answerChild } from './answer-child.ts'
import { beginActivity } from './begin-activity.ts'
import { lines } from './lines.ts'
import { offer } from './lobby.ts'
import { nowhere } from './place.ts'
import type { Answer, Turn } from './turn.ts'
import { join, line } from './turn.ts'

export async function beginConversation(turn: Turn): Promise<Answer> {
  const { childName, activity } = turn.context
  const hello = `${line(turn, lines.hello)}${childName ? `, ${childName}` : ''}!`
  const fresh = { ...turn, place: nowhere }
  if (activity) return beginActivity(fresh, activity, join(hello, inEnglish(turn)))
  return offer(fresh, join(hello, inEnglish(turn) || line(turn, lines.glad)))
}

export function beginCard(turn: Turn): Promise<Answer> {
  const { activity, cardName } = turn.context
  const shown = cardName ? `That is the card ${cardName}.` : 'You have a card for me.'
  return beginActivity(turn, activity ?? 'free-talk', join(inEnglish(turn), shown))
}

/** The place in the story is lost, and so the coach says. */
export async function takeUpAgain(turn: Turn): Promise<Answer> {
  const { activity } = turn.context
  if (activity) return beginActivity(turn, activity, line(turn, lines.lostPlace))
  return answerChild(turn)
}

function inEnglish({ context: { language } }: Turn) {
  return /^en\b/i.test(language) ? '' : lines.englishOnly
}
