import { isOlder } from '../dialogue/depth.ts'
import { heardOf, storyVariables, toReply } from '../dialogue/start-activity.ts'
import { pickPhrase, type ScriptedReply, type ScriptedTurn } from '../dialogue/turn.ts'
import { replyThenAskAgain } from '../dialogue/question-again.ts'
import { loadStory } from '../player/load-story.ts'
import { jumpTo } from '../player/play-story.ts'
import { matchQuestion } from '../questions/match-question.ts'
import { answerDaysUntil } from './answers/days-until-holiday.ts'
import { answerSum } from './answers/calculate.ts'
import { answerSpelling } from './answers/spell.ts'
import { answerTime } from './answers/tell-time.ts'
import { beginJoke } from './jokes.ts'

/** Returns null when there is nothing to answer. */
export async function answerAside(turn: ScriptedTurn): Promise<ScriptedReply | null> {
  const { said, position, context, mayEcho } = turn
  const answer =
    answerSum(said) ??
    answerSpelling(said, mayEcho) ??
    answerTime(said, context) ??
    answerDaysUntil(said, context) ??
    answerAboutChild(turn) ??
    answerQuestion(turn)
  if (answer) return position.activity === 'why' ? askForNextWhy(turn, answer) : askAgainAfter(turn, answer)
  const joke = beginJoke(said)
  return joke && { text: pickPhrase(turn, joke.lines), position: { ...position, exchange: joke.exchange } }
}

function answerQuestion(turn: ScriptedTurn): string | null {
  const question = asksAboutPipit.test(turn.said) ? null : matchQuestion(turn.said)
  return question && (isOlder(turn) ? question.older : question.younger)
}

/** "Who made you?" is no question about the world. */
const asksAboutPipit =
  /\b(?:made|make|built|build|invented|created|inside|in) you\b|\bwhat do you dream\b|\bhow (?:do|does) (?:this|it|that) (?:work|go)\b/i

const askAgainAfter = (turn: ScriptedTurn, answer: string): ScriptedReply => ({
  text: replyThenAskAgain(turn, answer),
  position: turn.position,
})

/** "Why" goes on with words of its own. */
async function askForNextWhy(turn: ScriptedTurn, answer: string): Promise<ScriptedReply> {
  const why = await loadStory('why')
  return toReply(turn, answer, jumpTo(why, turn.position.state, 'more', storyVariables(turn), heardOf(turn, 'why')))
}

function answerAboutChild({ said, context: { childName, age } }: ScriptedTurn): string | null {
  const asked = said.toLowerCase()
  if (/\b(?:what is|what['’]?s|do you know|say) my name\b/.test(asked))
    return childName ? `Your name is ${childName}.` : 'I do not know your name, and that is fine.'
  if (/\bhow old am i\b|\bdo you know my age\b/.test(asked))
    return age ? `I was told that you are ${age}.` : 'I do not know how old you are.'
  return null
}
