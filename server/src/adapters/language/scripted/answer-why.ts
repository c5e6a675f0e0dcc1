import { variablesOf } from './begin-activity.ts'
import { hearChoice } from './hear-choice.ts'
import { openStory } from './open-story.ts'
import { choose, startAt } from './play-story.ts'
import type { Turn } from './turn.ts'

/** An answer out of the story of whys, for a question that comes up elsewhere; null when there is none. */
export async function answerWhy(turn: Turn): Promise<string | null> {
  const why = await openStory('why')
  const variables = { ...variablesOf(turn), borrowed: true }
  const { state, options } = startAt(why, 'listening', 1, variables)
  const isWritten = (phrase: string) => !phrase.startsWith('@')
  const questions = options.map((option) => ({ ...option, hears: option.hears.filter(isWritten) }))
  const heard = hearChoice(turn.said, questions)
  return heard ? choose(why, state, heard.index, variables).text : null
}
