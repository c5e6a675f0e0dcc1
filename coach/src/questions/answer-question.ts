import { matchQuestion } from './match-question.ts'

/** The answer for this depth; null when there is none. */
export function answerQuestion(said: string, isOlder: boolean): string | null {
  const question = matchQuestion(said)
  return question && (isOlder ? question.older : question.younger)
}
