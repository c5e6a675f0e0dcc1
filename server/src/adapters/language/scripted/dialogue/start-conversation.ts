import { replyToChild } from './reply-to-child.ts'
import { startActivity } from './start-activity.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { offerActivities } from './offer-activities.ts'
import { startPosition } from './story-position.ts'
import type { ScriptedReply, ScriptedTurn } from './turn.ts'
import { joinText, pickPhrase } from './turn.ts'

export async function startConversation(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { childName, activity } = turn.context
  const hello = `${pickPhrase(turn, fixedPhrases.hello)}${childName ? `, ${childName}` : ''}!`
  const fresh = { ...turn, place: startPosition }
  if (activity) return startActivity(fresh, activity, joinText(hello, inEnglish(turn)))
  return offerActivities(fresh, joinText(hello, inEnglish(turn) || pickPhrase(turn, fixedPhrases.glad)))
}

export function startCardActivity(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { activity, cardName } = turn.context
  const shown = cardName ? `That is the card ${cardName}.` : 'You have a card for me.'
  return startActivity(turn, activity ?? 'free-talk', joinText(inEnglish(turn), shown))
}

/** The place in the story is lost, and so the coach says. */
export async function restartActivity(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { activity } = turn.context
  if (activity) return startActivity(turn, activity, pickPhrase(turn, fixedPhrases.lostPlace))
  return replyToChild(turn)
}

function inEnglish({ context: { language } }: ScriptedTurn) {
  return /^en\b/i.test(language) ? '' : fixedPhrases.englishOnly
}
