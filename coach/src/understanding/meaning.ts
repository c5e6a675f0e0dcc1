import { basicForm } from './basic-form.ts'
import { synonyms } from './synonyms.ts'
import { tokenize } from './tokenize.ts'

/** Words without which a sentence means the same. */
export const lightWords = new Set(
  (
    'um uhm uh er erm hm hmm mm oh ah ooh well so very really just quite actually totally super a an the some pipit ' +
    'please hey now anyway basically honestly kinda sorta literally still also already'
  ).split(' '),
)

const contractions: [RegExp, string][] = [
  [/[’‘`´]/g, "'"],
  [/\b(?:cannot|can't|cant)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(do|does|did|is|are|was|were|have|has|would|could|should)nt\b/g, '$1 not'],
  [/\b(?:i'm|im)\b/g, 'i am'],
  [/\blet'?s\b/g, 'let us'],
  [/'re\b/g, ' are'],
  [/\b(you|they)re\b/g, '$1 are'],
  [/'ve\b/g, ' have'],
  [/\bive\b/g, 'i have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(what|who|where|how|when|why|that|there|here|he|she|it)'?s\b/g, '$1 is'],
  [/'s\b/g, ''],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\b(?:gotta|got to|have got to)\b/g, 'have to'],
  [/\bhave got\b/g, 'have'],
  [/\b(?:cos|cuz|'cause)\b/g, 'because'],
  [/\bdunno\b/g, 'do not know'],
  [/\blemme\b/g, 'let me'],
  [/\bgimme\b/g, 'give me'],
  [/\b(?:a little bit|a bit|a little|sort of|kind of|right now|so much|very much|at all|of course)\b/g, ' '],
]

/** "I really didn’t like the kitten" is "i not like cat": basic forms, and one word for synonyms. */
export function meaningOf(said: string): string[] {
  let plain = said.toLowerCase()
  for (const [pattern, written] of contractions) plain = plain.replaceAll(pattern, written)
  return tokenize(plain)
    .filter((word) => !lightWords.has(word))
    .map(meaningOfWord)
    .filter((word, index, words) => !(word === 'do' && words[index + 1] === 'not'))
}

export function meaningOfWord(word: string): string {
  const base = basicForm(synonyms.get(word) ?? word)
  return synonyms.get(base) ?? base
}
