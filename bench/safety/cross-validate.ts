import { crossValidate } from '@pipit/conversation/training/train-model'
import type { TrainingSet } from '@pipit/conversation/training/examples'

const folds = 5

/**
 * Which sentences for training a model finds that has not learnt from them. The committed model has learnt them by
 * heart, so what it finds there says nothing.
 */
export function findUnseen(set: TrainingSet, threshold: number): Set<string> {
  const scores = crossValidate(set, folds)
  return new Set(set.corpus.flatMap(({ text }, index) => ((scores[index] ?? 0) > threshold ? text : [])))
}
