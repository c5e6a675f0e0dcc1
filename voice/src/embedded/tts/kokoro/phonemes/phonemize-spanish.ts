import { applyRules, phonemizeWords, readRules } from './apply-rules.ts'

/** These are the rules of Latin America, where z is spoken like s. `stress` uses the accents. */
const rules = readRules(`
  ch ʧ
  ll ʝ
  rr r
  qu(?=[eiéí]) k
  gu(?=[eiéí]) ɡ
  gü ɡw
  hu(?=[aeoáéó]) w
  h
  c(?=[eiéí]) s
  [ck] k
  z s
  j x
  g(?=[eiéí]) x
  (?<=[aeiouáéíóú])g(?=[aeiouáéíóúrl]) ɣ
  g ɡ
  ñ ɲ
  (?<=[aeiouáéíóúrl])[bv] β
  [bv] b
  (?<=[aeiouáéíóúr])d ð
  d d
  (?<=^|[nls])r r
  r ɾ
  x ks
  y(?=[aeiouáéíóú]) ʝ
  (?<=[aeoáéóú]|(?<![gq])u)[iy](?![aeiouáéíóú]) j
  i(?=[aeouáéóú]) j
  (?<!q|g)u(?=[aeiáéí]) w
  (?<=g)u(?=[aoáó]) w
  (?<=[aeoáéó])u w
  [iy] i
  á ˈa
  é ˈe
  í ˈi
  ó ˈo
  ú ˈu
  a a
  e e
  o o
  u u
  f f
  l l
  m m
  n n
  p p
  s s
  t t
  w w
`)

export const phonemizeSpanish = (text: string): string => phonemizeWords(text, phonemizeWord)

const phonemizeWord = (word: string) => stress(applyRules(word, rules), word)

/** A word without an accent is stressed on the last vowel but one, or on the last if it ends in most consonants. */
function stress(phonemes: string, word: string) {
  const vowels = [...phonemes.matchAll(/[aeiou]/g)].map(({ index }) => index)
  if (phonemes.includes('ˈ') || vowels.length === 0) return phonemes
  const at = vowels.at(/[aeiouns]$/.test(word) ? -2 : -1) ?? vowels[0] ?? 0
  return `${phonemes.slice(0, at)}ˈ${phonemes.slice(at)}`
}
