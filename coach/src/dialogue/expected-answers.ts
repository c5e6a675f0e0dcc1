import { activities } from '../activities.ts'
import { loadStory } from '../player/load-story.ts'
import { optionsAt } from '../player/play-story.ts'
import { intentPhrases } from '../understanding/intent-phrases.ts'
import { isNumber, numberInWords } from '../understanding/tokenize.ts'
import { answersToOffer } from './offer-activities.ts'
import type { StoryPosition } from './story-position.ts'

/** More would not help: a story has far fewer at each position. */
const maxExpectedAnswers = 80
/** The first phrases of an intent are the usual ones. */
const phrasesPerIntent = 5

/** Answers that match anything, such as a name, are not among the expected ones. */
export async function expectedAnswersAt({ activity, state, offered }: StoryPosition): Promise<string[]> {
  const phrases =
    activity === null
      ? [
          ...offered.flatMap(answersToOffer),
          ...activities
            .filter(({ id }) => offered.some((offer) => offer.activity === id))
            .flatMap((each) => [each, ...each.parts])
            .flatMap(({ requestPhrases, choicePhrases }) => [...requestPhrases, ...choicePhrases]),
        ]
      : optionsAt(await loadStory(activity), state).flatMap(({ label, hears }) => (label ? [label, ...hears] : hears))
  return [...new Set(phrases.flatMap(toAnswers))].slice(0, maxExpectedAnswers)
}

function toAnswers(phrase: string): string[] {
  if (phrase.startsWith('@')) {
    const intent = intentPhrases[phrase.slice(1)]?.split(', ') ?? []
    return intent.filter((each) => !each.startsWith('=')).slice(0, phrasesPerIntent)
  }
  return isNumber(phrase) ? [phrase, numberInWords(Number(phrase))] : [phrase]
}
