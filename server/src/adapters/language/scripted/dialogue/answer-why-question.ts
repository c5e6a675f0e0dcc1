import { nothingHeard } from '../player/vary-shuffles.ts'
import { storyVariables } from './start-activity.ts'
import { matchChoice } from '../understanding/match-choice.ts'
import { loadStory } from '../player/load-story.ts'
import { choose, startAt } from '../player/play-story.ts'
import type { ScriptedTurn } from './turn.ts'

/** Answers a question of the why story in another activity; null when it has no answer. */
export async function answerWhyQuestion(turn: ScriptedTurn): Promise<string | null> {
  const why = await loadStory('why')
  const variables = { ...storyVariables(turn), borrowed: true }
  const { state, options } = startAt(why, 'listening', 1, variables, nothingHeard)
  const isWritten = (phrase: string) => !phrase.startsWith('@')
  const questions = options.map((option) => ({ ...option, hears: option.hears.filter(isWritten) }))
  const match = matchChoice(turn.said, questions)
  return match ? choose(why, state, match.index, variables, nothingHeard).text : null
}
