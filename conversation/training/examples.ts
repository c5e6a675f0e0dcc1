import { readFileSync } from 'node:fs'
import { expandPattern, readPatterns } from './expand-patterns.ts'
import { readDemonstration, readProductSentences } from './product-sentences.ts'
import { createRandom } from './random.ts'

export interface Example {
  text: string
  /** It is null for a harmless sentence. */
  label: string | null
  isHigh: boolean
}

export interface TrainingSet {
  /** People have written these, and cross-validation counts on them. */
  corpus: Example[]
  /** These come from patterns and other sources, and are only learnt from. */
  additional: Example[]
}

const sentencesPerPattern = 10

export function readChildExamples(): TrainingSet {
  return {
    corpus: [
      ...readCorpus('child-serious').map(toSerious),
      ...readCorpus('child-harmless').map(([, text = '']) => harmless(text)),
    ],
    additional: [
      ...expandAll('child-serious').map(({ label, text }) => {
        const [category = '', severity] = label.split(' ')
        return { text, label: category, isHigh: severity === 'high' }
      }),
      ...expandAll('child-harmless').map(({ text }) => harmless(text)),
      ...readSentences('child-serious').map(toSerious),
      ...readSentences('child-harmless').map(([, text = '']) => harmless(text)),
      ...readDemonstration('child').map(harmless),
    ],
  }
}

export function readCoachExamples(): TrainingSet {
  return {
    corpus: [
      ...readCorpus('coach-unsafe').map(([label = '', , text = '']) => ({ text, label, isHigh: true })),
      ...readCorpus('coach-acceptable').map(([, text = '']) => harmless(text)),
    ],
    additional: [
      ...expandAll('coach-unsafe').map(({ label, text }) => ({ text, label, isHigh: true })),
      ...expandAll('coach-acceptable').map(({ text }) => harmless(text)),
      ...readSentences('coach-unsafe').map(([label = '', , text = '']) => ({ text, label, isHigh: true })),
      ...readSentences('coach-acceptable').map(([, text = '']) => harmless(text)),
      ...[...readProductSentences(), ...readDemonstration('coach')].map(harmless),
    ],
  }
}

const toSerious = ([label = '', severity = '', text = '']: string[]): Example => ({
  text,
  label,
  isHigh: severity === 'high',
})

const harmless = (text: string): Example => ({ text, label: null, isHigh: false })

/** It must only ever read the part for training, because the others are for counting. */
const readCorpus = (name: string) => readTable(`../corpus/train/${name}.tsv`)

/** These sentences are plainer and more typical than those of the corpus. */
const readSentences = (name: string) => readTable(`sentences/${name}.tsv`)

function readTable(path: string): string[][] {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
}

function expandAll(name: string) {
  const random = createRandom(1)
  return readPatterns(name).flatMap(({ label, pattern }) =>
    expandPattern(pattern, sentencesPerPattern, random).map((text) => ({ label, text })),
  )
}
