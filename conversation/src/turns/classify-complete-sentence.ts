import { toWords } from './sentence-completeness.ts'

/** A `narrative` sentence is often followed by the next one; `short` ones are answers of few words. */
export type CompleteSentence = 'narrative' | 'short' | 'statement'

const maxShortWords = 3
const openings = 'and|then|so|yes|no|well|once|yesterday|today'
const subjects = String.raw`(?:i|we|he|she|they|it|(?:my|the|a|his|her|our) \w+)`
const pastVerbs =
  'went|saw|found|built|made|got|did|took|ate|had|ran|came|fell|gave|put|said|told|bought|caught|drew|won|lost|hid|sat|' +
  'slept|swam|rode|flew|wrote|sang|brought|broke'

/** It tells what happened: "we went to the zoo", "my brother broke my tower". */
const narrative = new RegExp(String.raw`^(?:(?:${openings}) )*${subjects} (?:\w{2,}ed|${pastVerbs})\b`)

export function classifyCompleteSentence(text: string): CompleteSentence {
  const words = toWords(text)
  if (words.length <= maxShortWords) return 'short'
  return narrative.test(words.join(' ')) ? 'narrative' : 'statement'
}
