import { pickPhrase, type ScriptedTurn } from '../dialogue/turn.ts'
import { offersAboutLikes } from './offers-about-likes.ts'
import { interestQuestions } from './speak-of-interest.ts'

/** What stories can read about the interests of a child, empty where nothing is written about them. */
export function storyWishes(turn: ScriptedTurn) {
  const knots = (activity: string) =>
    offersAboutLikes(turn).filter((offer) => offer.activity === activity && offer.knot !== 'start')
  const [field] = knots('quiz')
  const [place] = knots('story')
  const [first, ...others] = interestQuestions(turn)
  return {
    favourite_field: field?.knot.replace('about_', '') ?? '',
    favourite_place: place?.knot ?? '',
    interest_question: first === undefined ? '' : pickPhrase(turn, [first, ...others]),
  }
}
