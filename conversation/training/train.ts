import { readFileSync, writeFileSync } from 'node:fs'
import type { StoredModel } from '../src/safeguards/classifier/model.ts'
import { readChildExamples, readCoachExamples, type TrainingSet } from './examples.ts'
import { crossValidate, thresholdFor, trainModel } from './train-model.ts'

/** In cross-validation this share of the harmless sentences may exceed each threshold. */
const falseAlarms = {
  child: { certain: 0.02, uncertain: 0.03 },
  coach: { certain: 0.03, uncertain: 0.03 },
}
const folds = 5

const isCheck = process.argv.includes('--check')
for (const [name, set] of [
  ['child', readChildExamples()],
  ['coach', readCoachExamples()],
] as const) {
  const file = new URL(`../src/safeguards/classifier/${name}-model.json`, import.meta.url)
  const trained = JSON.stringify(train(name, set))
  if (!isCheck) writeFileSync(file, `${trained}\n`)
  // The formatter may have changed the white space.
  else if (JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) !== trained) {
    process.stderr.write(
      `${name}-model.json is not what the training produces. Run node conversation/training/train.ts.\n`,
    )
    process.exitCode = 1
  }
}

function train(name: 'child' | 'coach', set: TrainingSet): StoredModel {
  const scores = crossValidate(set, folds)
  const thresholds = {
    certain: thresholdFor(set, scores, falseAlarms[name].certain),
    uncertain: thresholdFor(set, scores, falseAlarms[name].uncertain),
  }
  for (const [threshold, value] of Object.entries(thresholds)) {
    const serious = scores.filter((_, index) => set.corpus[index]?.label !== null)
    const found = serious.filter((score) => score > value).length
    process.stdout.write(`${name}: ${found} of ${serious.length} are ${threshold} in cross-validation\n`)
  }
  return trainModel(set, thresholds)
}
