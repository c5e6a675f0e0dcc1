import { tokenize } from '../../understanding/tokenize.ts'

const patterns = [
  /\bhow (?:do|would|can|could) (?:you|i|we) (?:spell|write)(?: the word| the name)? (?<word>\p{L}+)$/u,
  /\bhow (?:is|s) (?:the word )?(?<word>\p{L}+) (?:spelled|spelt|written)$/u,
  /\b(?:can|could|will) you (?:please )?spell(?: the word)? (?<word>\p{L}+)(?: for me)?$/u,
  /^(?:please )?spell(?: the word)? (?<word>\p{L}+)(?: for me)?(?: please)?$/u,
  /\bwhat letters? (?:does|do|is|are in) (?<word>\p{L}+)(?: have| start with| begin with)?$/u,
]
const notWords = new Set(['it', 'that', 'this', 'something', 'words', 'a'])

/** Answers "Rabbit is spelled R, A, B, B, I, T.", or null when the child asked for no spelling. */
export function answerSpelling(said: string, mayEcho: (words: string) => boolean): string | null {
  const spoken = tokenize(said).join(' ')
  const word = patterns.map((pattern) => pattern.exec(spoken)?.groups?.['word']).find((each) => each !== undefined)
  if (word === undefined || notWords.has(word)) return null
  if (word.length > 16 || !mayEcho(word)) return 'I would rather not spell that one. Ask a grown-up, please.'
  return `${capitalized(word)} is spelled ${[...word.toUpperCase()].join(', ')}.`
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
