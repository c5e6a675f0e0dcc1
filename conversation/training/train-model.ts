import { featuresOf } from '../src/safeguards/classifier/features.ts'
import type { StoredModel, StoredOutputs, Thresholds } from '../src/safeguards/classifier/model.ts'
import { tokenize } from '../src/safeguards/classifier/tokens.ts'
import type { Example, TrainingSet } from './examples.ts'
import { createRandom } from './random.ts'
import { scoreOf, trainSvm, type LinearModel } from './train-svm.ts'

/** With fewer, words that the training has not seen share too many weights with those that it has. */
const detectBuckets = 2 ** 20
const labelBuckets = 2 ** 14

interface Learnt {
  example: Example
  features: Uint32Array
}

export function trainModel({ corpus, additional }: TrainingSet, thresholds: Thresholds): StoredModel {
  const learnt = toLearnt([...corpus, ...additional])
  const positive = learnt.filter(({ example }) => example.label !== null)
  const labels = [...new Set(positive.map(({ example }) => example.label ?? ''))].toSorted()
  return {
    thresholds,
    labels,
    detect: store([trainDetect(learnt)]),
    grade: store([train(positive, ({ isHigh }) => isHigh, labelBuckets)]),
    label: store(labels.map((label) => train(positive, (example) => example.label === label, labelBuckets))),
  }
}

/** Scores each sentence of the corpus with a model that has not learnt from it. */
export function crossValidate({ corpus, additional }: TrainingSet, folds: number): number[] {
  const learnt = toLearnt(corpus)
  const always = toLearnt(additional)
  const scores: number[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const model = trainDetect([...learnt.filter((_, index) => index % folds !== fold), ...always])
    for (const [index, { features }] of learnt.entries()) {
      if (index % folds === fold) scores[index] = scoreOf(model, features)
    }
  }
  return scores
}

/** The given share of harmless sentences exceeds this score. */
export function thresholdFor({ corpus }: TrainingSet, scores: number[], falseAlarms: number): number {
  const harmless = scores.filter((_, index) => corpus[index]?.label === null).toSorted((one, other) => other - one)
  return harmless[Math.floor(falseAlarms * harmless.length)] ?? Infinity
}

const toLearnt = (examples: Example[]): Learnt[] =>
  examples.map((example) => ({ example, features: featuresOf(tokenize(example.text)) }))

const trainDetect = (learnt: Learnt[]) => train(learnt, ({ label }) => label !== null, detectBuckets)

function train(learnt: Learnt[], isPositive: (example: Example) => boolean, buckets: number): LinearModel {
  return trainSvm(
    learnt.map(({ features }) => features),
    learnt.map(({ example }) => isPositive(example)),
    { buckets, random: createRandom(1) },
  )
}

/** This share of weights fits into a byte. The few larger ones are cut, so that small ones stay exact. */
const exactShare = 0.9995

function store(outputs: LinearModel[]): StoredOutputs {
  const sizes = outputs.flatMap(({ weights }) => [...weights].filter((weight) => weight !== 0).map(Math.abs))
  const largest = sizes.toSorted((one, other) => one - other)[Math.floor(exactShare * (sizes.length - 1))] ?? 0
  const scale = largest / 127
  const toByte = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / scale)))
  const bytes = outputs.flatMap(({ weights }) => Array.from(weights, toByte))
  return {
    buckets: outputs[0]?.buckets ?? 0,
    scale,
    bias: outputs.map(({ bias }) => bias),
    weights: new Uint8Array(Int8Array.from(bytes).buffer).toBase64(),
  }
}
