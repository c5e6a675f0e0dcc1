import { clusterOf } from './word-clusters.ts'
import { conceptOf } from './concepts.ts'
import { soundOf, stemOf } from './word-forms.ts'

/**
 * The features are hashes of stems, sounds, word clusters and concepts, alone and in sequence, and of pieces of words.
 * The model has a weight for each.
 */
export function featuresOf(tokens: string[]): Uint32Array {
  const features = new Set<number>()
  const words = ['^', ...tokens.slice(0, maxTokens), '$']
  const stems = words.map(stemOf)
  const sounds = words.map(soundOf)
  const clusters = words.map(clusterOf)
  const concepts = words.map((word, index) => conceptOf(word) ?? conceptOf(stems[index] ?? '') ?? stems[index] ?? '')
  addSequences(features, 's', stems, 3)
  addSequences(features, 'p', sounds, 2)
  addSequences(features, 'g', clusters, 2)
  addSequences(features, 'c', concepts, 3)
  addSequences(features, 'o', concepts.filter(isConcept), 3)
  addPairs(features, 'k', concepts)
  for (const word of tokens.slice(0, maxTokens)) addPieces(features, `<${word}>`)
  return Uint32Array.from(features)
}

/** Concepts are in capitals. Alone they say who does what to whom. */
const isConcept = (item: string) => /^[A-Z]+$/.test(item)

/** Longer texts were split before. */
const maxTokens = 60

function addSequences(features: Set<number>, kind: string, items: string[], maxLength: number) {
  for (let start = 0; start < items.length; start += 1) {
    let text = kind
    for (let index = start; index < Math.min(items.length, start + maxLength); index += 1) {
      text += ` ${items[index]}`
      features.add(hash(text))
    }
  }
}

/** The words of a pair may be as far apart as in "my uncle … in my room". */
const maxDistance = 5

function addPairs(features: Set<number>, kind: string, items: string[]) {
  for (const [index, item] of items.entries()) {
    for (let other = index + 2; other <= Math.min(items.length - 1, index + maxDistance); other += 1) {
      features.add(hash(`${kind} ${item} ${items[other]}`))
    }
  }
}

function addPieces(features: Set<number>, word: string) {
  for (const length of [4, 5]) {
    for (let start = 0; start + length <= word.length; start += 1) {
      features.add(hash(`x ${word.slice(start, start + length)}`))
    }
  }
}

/** This is FNV-1a, with its high bits mixed into the low ones that the buckets use. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  return (value ^ (value >>> 15)) >>> 0
}
