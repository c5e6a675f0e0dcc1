import { irregularForms, unchangedWords, verbsInE } from './irregular-words.ts'

/** "went" is "go", and "making" is "make". What a child says and written phrases both go through it. */
export function basicForm(word: string): string {
  const known = irregularForms.get(word)
  if (known !== undefined) return known
  if (word.length < 4 || unchangedWords.has(word)) return word
  const singular = withoutPlural(word)
  return irregularForms.get(singular) ?? (unchangedWords.has(singular) ? singular : withoutEnding(singular))
}

function withoutPlural(word: string) {
  if (!word.endsWith('s') || /(?:us|is|ss)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:sh|ch|x|zz|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

function withoutEnding(word: string) {
  const [, stem = ''] = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word) ?? []
  if (stem.length < 2) return word
  if (verbsInE.has(`${stem}e`)) return `${stem}e`
  if (stem.length < 3) return word
  return stem.endsWith('i') ? `${stem.slice(0, -1)}y` : undoubled(stem)
}

/** "stopping" is "stop", but "falling" is "fall". */
const undoubled = (stem: string) => (/([^aeiouylsz])\1$/.test(stem) ? stem.slice(0, -1) : stem)
