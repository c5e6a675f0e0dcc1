import { seedOf } from '../seeded-random.ts'
import { pickEcho, type ScriptedTurn } from '../dialogue/turn.ts'
import { topicsOf } from './find-topics.ts'

const mentionsOfInterest = [
  'I hear that you like {statement}.',
  'I have been thinking about {statement}, because you like that.',
  'Somebody told me that you like {statement}.',
  'You like {statement}, and I like to hear about it.',
] as const

/** The coach asks these about interests that no topic knows, and about the others after their own questions. */
const questionsAboutInterest = [
  'What do you like best about {statement}?',
  'What should I know about {statement}?',
  'Who likes {statement} as much as you do?',
  'How did you come to like {statement}?',
] as const

/** Two of three conversations begin with one such sentence; the others get an empty text. */
export function mentionInterest(turn: ScriptedTurn): string {
  const seed = seedOf(`${turn.context.conversationId} interest`)
  if (seed % 3 === 0) return ''
  const spoken = spokenInterests(turn)
  const interest = spoken[Math.floor(seed / 3) % spoken.length]
  return interest === undefined ? '' : (pickEcho(turn, mentionsOfInterest, interest) ?? '')
}

/** The coach has asked some questions in this conversation already, and they are left out. */
export function interestQuestions(turn: ScriptedTurn): string[] {
  const { recentTexts } = turn.position
  const written = turn.context.interests.flatMap((interest) => topicsOf(interest).flatMap(({ questions }) => questions))
  const general = spokenInterests(turn).flatMap((interest) =>
    questionsAboutInterest
      .map((question) => question.replace('{statement}', interest))
      .filter((question) => turn.mayEcho(question.replaceAll(/[^\p{L}\p{M}\p{N}' -]/gu, ''))),
  )
  return [...new Set([...written, ...general])].filter(
    (question) => !recentTexts.some((text) => text.includes(question)),
  )
}

/** The coach speaks English: words of another language are for choosing only. */
function spokenInterests({ context, mayEcho }: ScriptedTurn): string[] {
  return /^en\b/i.test(context.language) ? context.interests.filter(mayEcho) : []
}
