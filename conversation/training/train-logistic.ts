import { normOf } from '../src/safeguards/classifier/model.ts'
import type { Random } from './random.ts'

export interface LogisticModel {
  buckets: number
  weights: Float32Array
  bias: number
}

interface Options {
  buckets: number
  epochs: number
  random: Random
}

const learningRate = 0.5
const l2 = 1e-4
/** The share of features that each step leaves out, so that no single word decides. */
const featureDropout = 0.3

/** Logistic regression with AdaGrad; both classes weigh the same. */
export function trainLogistic(
  features: Uint32Array[],
  isPositive: boolean[],
  { buckets, epochs, random }: Options,
): LogisticModel {
  const weights = new Float32Array(buckets)
  const squares = new Float32Array(buckets).fill(0.1)
  let bias = 0
  let biasSquares = 0.1
  const positives = isPositive.filter(Boolean).length / isPositive.length
  const order = features.map((_, index) => index)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const index of order) {
      const all = features[index] ?? new Uint32Array()
      const used = all.filter(() => random.next() >= featureDropout)
      const value = 4 / (normOf(all) * (1 - featureDropout))
      let sum = bias
      for (const feature of used) sum += (weights[feature & (buckets - 1)] ?? 0) * value
      const label = isPositive[index] ? 1 : 0
      const error = (1 / (1 + Math.exp(-sum)) - label) * (label ? 0.5 / positives : 0.5 / (1 - positives))
      biasSquares += error * error
      bias -= (learningRate * error) / Math.sqrt(biasSquares)
      for (const feature of used) {
        const bucket = feature & (buckets - 1)
        const weight = weights[bucket] ?? 0
        const gradient = error * value + l2 * weight
        const total = (squares[bucket] ?? 0) + gradient * gradient
        squares[bucket] = total
        weights[bucket] = weight - (learningRate * gradient) / Math.sqrt(total)
      }
    }
  }
  return { buckets, weights: weights.map((weight) => weight * 4), bias }
}

export function scoreOf({ buckets, weights, bias }: LogisticModel, features: Uint32Array): number {
  let sum = 0
  for (const feature of features) sum += weights[feature & (buckets - 1)] ?? 0
  return bias + sum / normOf(features)
}

function shuffle(items: number[], random: Random) {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random.next() * (index + 1))
    ;[items[index], items[other]] = [items[other] ?? 0, items[index] ?? 0]
  }
}
