import { answerAside } from '../listening/answer-aside.ts'
import { replyToChild } from './reply-to-child.ts'
import { startActivity } from './start-activity.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { mentionInterest } from '../interests/speak-of-interest.ts'
import { mentionMemory } from './mention-memory.ts'
import { offerActivities, offerToResume } from './offer-activities.ts'
import { findUnfinished } from './resume-story.ts'
import { startPosition } from './story-position.ts'
import { joinText, pickPhrase, splitIntoSentences, type ScriptedReply, type ScriptedTurn } from './turn.ts'
import { isTooLong } from './question-again.ts'

export async function startConversation(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { childName, activity } = turn.context
  const hello = `${pickPhrase(turn, fixedPhrases.hello)}${childName ? `, ${childName}` : ''}!`
  const atStart = { ...turn, position: startPosition }
  if (activity) {
    const started = await startActivity(atStart, activity, joinText(hello, languageNotice(turn)))
    const text = withNameOnce(started.text, childName)
    return { ...started, text: isTooLong(turn, text) ? withoutHello(text, childName) : text }
  }
  const unfinished = await findUnfinished(atStart)
  if (unfinished) return offerToResume(atStart, unfinished, joinText(hello, languageNotice(turn)))
  const welcome =
    languageNotice(turn) || mentionMemory(turn) || mentionInterest(turn) || pickPhrase(turn, fixedPhrases.welcome)
  return offerActivities(atStart, joinText(hello, welcome))
}

export function startCardActivity(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { activity, cardName } = turn.context
  const shown = cardName ? `That is the card ${cardName}.` : 'You have a card for me.'
  return startActivity(turn, activity ?? 'free-talk', joinText(languageNotice(turn), shown))
}

/** The position is not known after a restart, or in place of a language model that failed, and the coach says so. */
export async function restartActivity(turn: ScriptedTurn): Promise<ScriptedReply> {
  const { activity } = turn.context
  if (activity) {
    const answer = (await answerAside(turn))?.text ?? ''
    return startActivity(
      turn,
      activity,
      joinText(languageNotice(turn), answer, pickPhrase(turn, fixedPhrases.lostPlace)),
    )
  }
  const reply = await replyToChild(turn)
  return { ...reply, text: joinText(languageNotice(turn), reply.text) }
}

/** The greeting of the activity often has the name, too. */
function withNameOnce(text: string, name: string | null) {
  const isNamedTwice = name !== null && text.split(name).length > 2
  return isNamedTwice ? text.replace(`, ${name}`, '') : text
}

/** The name stays. */
function withoutHello(text: string, name: string | null) {
  const rest = splitIntoSentences(text).slice(1).join(' ')
  return rest.includes(name ?? '') ? rest : text
}

function languageNotice({ context: { language } }: ScriptedTurn) {
  return /^en\b/i.test(language) ? '' : fixedPhrases.englishOnly
}
