import { storyVariables } from './start-activity.ts'
import { matchChoice } from '../understanding/match-choice.ts'
import { loadStory } from '../player/load-story.ts'
import { choose, startAt } from '../player/play-story.ts'
import type { ScriptedTurn } from './turn.ts'

/** An answer out of the story of whys, for a question that comes up elsewhere; null when there is none. */
export async function answerWhyQuestion(turn: ScriptedTurn): Promise<string | null> {
  const why = await loadStory('why')
  const variables = { ...storyVariables(turn), borrowed: true }
  const { state, options } = startAt(why, 'listening', 1, variables)
  const isWritten = (phrase: string) => !phrase.startsWith('@')
  const questions = options.map((option) => ({ ...option, hears: option.hears.filter(isWritten) }))
  const heard = matchChoice(turn.said, questions)
  return heard ? choose(why, state, heard.index, variables).text : null
}
