import { readFileSync } from 'node:fs'

export interface SpokenAnswer {
  text: string
  expectedAnswers: string[]
  /** Those of the expected answers that are in the text; none if the child says something else. */
  given: string[]
}

/** `?` begins a question with the expected answers, `+` an answer, `-` something else that a child may say then. */
export function readQuestions(): SpokenAnswer[] {
  const answers: SpokenAnswer[] = []
  let expectedAnswers: string[] = []
  for (const line of readFileSync(new URL('questions.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const text = line.slice(2)
    if (line.startsWith('?')) expectedAnswers = text.split(', ')
    else answers.push({ text, expectedAnswers, given: line.startsWith('+') ? answersIn(text, expectedAnswers) : [] })
  }
  return answers
}

export const answersIn = (text: string, expectedAnswers: string[]) =>
  expectedAnswers.filter((answer) => normalize(text).includes(normalize(answer.replace(/^(?:the|an?) /, ''))))

const normalize = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[a-z0-9']+/g)
      ?.join(' ') ?? ''
  } `
