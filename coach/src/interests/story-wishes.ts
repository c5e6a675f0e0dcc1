import { pickPhrase, type ScriptedTurn } from '../dialogue/turn.ts'
import { offersAboutLikes } from './offers-about-likes.ts'
import { interestQuestions } from './speak-of-interest.ts'

/** Stories can read these; a text is empty where nothing is written about an interest of the child. */
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
