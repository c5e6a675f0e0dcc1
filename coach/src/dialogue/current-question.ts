import { loadStory } from '../player/load-story.ts'
import { optionsAt, type Option } from '../player/play-story.ts'
import { isExactAnswer } from '../understanding/is-exact-answer.ts'
import { matchChoice, type ChoiceMatch } from '../understanding/match-choice.ts'
import type { ScriptedTurn } from './turn.ts'

export interface CurrentQuestion {
  options: Option[]
  match: ChoiceMatch | null
  /** All that the child said is the answer. */
  isExact: boolean
  /** The answer names one of the choices that the coach gave. */
  isNamed: boolean
}

export async function readCurrentQuestion({ position, said }: ScriptedTurn): Promise<CurrentQuestion | null> {
  if (position.activity === null) return null
  const options = optionsAt(await loadStory(position.activity), position.state)
  const match = matchChoice(said, options)
  const option = match?.understood ? options.find(({ index }) => index === match.index) : undefined
  return {
    options,
    match,
    isExact: option !== undefined && isExactAnswer(said, option),
    isNamed: option !== undefined && option.label !== null,
  }
}
