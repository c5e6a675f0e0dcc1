import { LRUCache } from 'lru-cache'
import { toPhoneticKey, vowel } from '@pipit/conversation/text/phonetic-key'
import { isCommonWord } from './common-words.ts'
import { tokenize } from './tokenize.ts'

/** Small children say w for r and f for th, and drop sounds. Words are compared as rough sounds, one letter each. */

/** Children say these for a sound, and it counts little. */
const childish: Record<string, string> = {
  r: 'w',
  l: 'wy',
  T: 'fdtsv',
  v: 'bf',
  k: 't',
  g: 'dt',
  S: 's',
  C: 'tSs',
  j: 'dy',
  z: 'sd',
  s: 'T',
  y: 'l',
  f: 'p',
}
const childishCost = 0.2
const similar = ['pb', 'td', 'kg', 'sz', 'fv', 'mn']
const similarCost = 0.5
/** The vowels of a voice that STT has never heard are the least certain part. */
const vowelCost = 0.35
const droppedCost = 0.25

const substitutions = new Map<string, Map<string, number>>()
for (const [one, other] of similar.map((pair) => pair.split(''))) {
  addSubstitution(one, other, similarCost)
  addSubstitution(other, one, similarCost)
}
for (const [meant, said] of Object.entries(childish))
  for (const each of said) addSubstitution(meant, each, childishCost)

function addSubstitution(meant = '', said = '', cost: number) {
  substitutions.set(meant, (substitutions.get(meant) ?? new Map<string, number>()).set(said, cost))
}

const substitutionCost = (said: string, meant: string) =>
  said === meant ? 0 : (substitutions.get(meant)?.get(said) ?? 1)

/** A consonant next to another one is often dropped, and so is a weak first syllable. */
function omissionCost(meant: string, index: number): number {
  const sound = meant[index] ?? ''
  if (sound === vowel) return index === 0 && meant.length >= 5 ? droppedCost : 0.5
  const isInCluster = (meant[index - 1] ?? vowel) !== vowel || (meant[index + 1] ?? vowel) !== vowel
  return isInCluster ? droppedCost : index === 1 && meant[0] === vowel && meant.length >= 5 ? droppedCost : 0.8
}

/** A usual error counts a fifth of another. The result is null as soon as there are too many. */
function pronunciationCost(said: string, { sounds, omissions }: SpokenWord, limit: number): number | null {
  let costs = [0]
  for (const omission of omissions) costs.push((costs.at(-1) ?? 0) + omission)
  for (const sound of said) {
    const insertion = sound === vowel ? vowelCost : 1
    const next = [(costs[0] ?? 0) + insertion]
    for (const [index, omission] of omissions.entries()) {
      next.push(
        Math.min(
          (costs[index] ?? 0) + substitutionCost(sound, sounds[index] ?? ''),
          (costs[index + 1] ?? 0) + insertion,
          (next[index] ?? 0) + omission,
        ),
      )
    }
    // Most words differ in their first sounds, and no later sound makes up for that.
    if (Math.min(...next) > limit) return null
    costs = next
  }
  const cost = costs.at(-1) ?? 0
  return cost <= limit ? cost : null
}

/** No rule explains these forms. */
const babyWords: Record<string, string> = {
  fe: 'the',
  wif: 'with',
  fink: 'think',
  fanks: 'thanks',
  fank: 'thank',
  firsty: 'thirsty',
  wuv: 'love',
  luv: 'love',
  nana: 'banana',
  pasketti: 'spaghetti',
  pasgetti: 'spaghetti',
  basketti: 'spaghetti',
  hangaburger: 'hamburger',
  hangurber: 'hamburger',
  aminal: 'animal',
  aminals: 'animals',
  lellow: 'yellow',
  lello: 'yellow',
  bockle: 'bottle',
  puter: 'computer',
  copter: 'helicopter',
  flutterby: 'butterfly',
  crocogator: 'crocodile',
  jamas: 'pyjamas',
  jammies: 'pyjamas',
  raffe: 'giraffe',
  efelant: 'elephant',
  widdle: 'little',
  jiwaffe: 'giraffe',
  hippopamus: 'hippopotamus',
  hippotamus: 'hippopotamus',
  stwawbewwy: 'strawberry',
  vegable: 'vegetable',
  tato: 'potato',
  mato: 'tomato',
}

/** A real word means itself, but a child who says any other word like this probably means that one. */
export const soundsLikeChild = (said: string, meant: string) => errorsIn(said, meant) !== null

/** Returns null when it is another word. */
function errorsIn(said: string, meant: string): number | null {
  if (babyWords[said] === meant) return 0
  return meansItself(said) ? null : errorsInSounds(phoneticKeys.memo(said), spokenWords.memo(meant))
}

const meansItself = (said: string) => said.length < 3 || isCommonWord(said)

/** Each word that is heard is compared with thousands of others. */
const phoneticKeys = new LRUCache<string, string>({ max: 20_000, memoMethod: toPhoneticKey })

interface SpokenWord {
  word: string
  sounds: string
  /** Leaving out each of the sounds costs this. */
  omissions: number[]
}

const spokenWords = new LRUCache<string, SpokenWord>({
  max: 20_000,
  memoMethod: (word) => {
    const sounds = toPhoneticKey(word)
    return { word, sounds, omissions: Array.from(sounds, (_, index) => omissionCost(sounds, index)) }
  },
})

function errorsInSounds(heard: string, meant: SpokenWord): number | null {
  const { word, sounds } = meant
  const limit = maxCost(sounds.length)
  // Sounds that are missing or too many cost this much at least, which rules most words out.
  if (word.length < 3 || sounds.length < 2 || (sounds.length - heard.length) * droppedCost > limit) return null
  if ((heard.length - sounds.length) * vowelCost > limit) return null
  // "Moooo" is no "maths": more than half of the word must be there.
  if (heard.length * 2 <= sounds.length) return null
  return pronunciationCost(heard, meant, limit)
}

function maxCost(sounds: number) {
  return sounds <= 3 ? 0.25 : sounds === 4 ? 0.5 : sounds === 5 ? 0.7 : 0.95
}

/** Returns "Why is fe sky bwue" with the words that are probably meant, and null when every word means itself. */
export function correctPronunciation(said: string, vocabulary: Set<string>): string | null {
  const words = tokenize(said)
  const meant = new Map(Array.from(new Set(words), (word) => [word, nearestWord(word, vocabulary)]))
  const corrected = words.map((word) => meant.get(word))
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null
}

const soundsOfVocabularies = new WeakMap<Set<string>, SpokenWord[]>()

function soundsOf(vocabulary: Set<string>): SpokenWord[] {
  const known = soundsOfVocabularies.get(vocabulary)
  if (known) return known
  const words = Array.from(vocabulary, (word) => spokenWords.memo(word))
  soundsOfVocabularies.set(vocabulary, words)
  return words
}

function nearestWord(said: string, vocabulary: Set<string>): string {
  if (vocabulary.has(said)) return said
  const known = babyWords[said]
  if (known) return known
  if (meansItself(said)) return said
  const heard = phoneticKeys.memo(said)
  const meant = soundsOf(vocabulary).flatMap((spoken) => {
    const errors = errorsInSounds(heard, spoken)
    return errors === null ? [] : [{ word: spoken.word, errors, otherLetters: otherLetters(said, spoken.word) }]
  })
  // Vowels count as one sound, so only the letters tell "rabbits" from "robots".
  const [nearest] = meant.toSorted((one, other) => one.errors - other.errors || one.otherLetters - other.otherLetters)
  return nearest?.word ?? said
}

const otherLetters = (said: string, meant: string) =>
  [...meant].filter((letter, index) => letter !== said[index]).length
