import { normOf } from '../src/safeguards/classifier/model.ts'
import type { Random } from './random.ts'

export interface LinearModel {
  buckets: number
  weights: Float32Array
  bias: number
}

interface Options {
  buckets: number
  random: Random
}

/** A sentence on the wrong side costs this much, compared with large weights. */
const cost = 3
const epochs = 30

/**
 * It trains a support vector machine with squared hinge loss by dual coordinate descent (Hsieh et al., 2008). Both
 * classes weigh the same, and a feature counts the more, the more unevenly it is spread over them (Wang and Manning,
 * 2012).
 */
export function trainSvm(features: Uint32Array[], isPositive: boolean[], { buckets, random }: Options): LinearModel {
  const importance = importanceOf(features, isPositive, buckets)
  const positives = isPositive.filter(Boolean).length / isPositive.length
  const examples = features.map((all, index) => {
    const sign = isPositive[index] ? 1 : -1
    const used = all.map((feature) => feature & (buckets - 1))
    const values = Float32Array.from(used, (feature) => (importance[feature] ?? 0) / normOf(all))
    const softness = (sign > 0 ? positives : 1 - positives) / cost
    const curvature = values.reduce((sum, value) => sum + value * value, 1 + softness)
    return { used, values, sign, softness, curvature, alpha: 0 }
  })
  const weights = new Float32Array(buckets)
  let bias = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(examples, random)
    for (const example of examples) {
      const { used, values, sign, softness, curvature, alpha } = example
      let sum = bias
      for (let index = 0; index < used.length; index += 1)
        sum += (weights[used[index] ?? 0] ?? 0) * (values[index] ?? 0)
      const next = Math.max(0, alpha - (sign * sum - 1 + softness * alpha) / curvature)
      if (next === alpha) continue
      const step = (next - alpha) * sign
      for (let index = 0; index < used.length; index += 1) {
        const feature = used[index] ?? 0
        weights[feature] = (weights[feature] ?? 0) + step * (values[index] ?? 0)
      }
      bias += step
      example.alpha = next
    }
  }
  return { buckets, weights: weights.map((weight, feature) => weight * (importance[feature] ?? 0)), bias }
}

export function scoreOf({ buckets, weights, bias }: LinearModel, features: Uint32Array): number {
  let sum = 0
  for (const feature of features) sum += weights[feature & (buckets - 1)] ?? 0
  return bias + sum / normOf(features)
}

/** A feature that is spread evenly still counts a little. */
const minImportance = 0.3

function importanceOf(features: Uint32Array[], isPositive: boolean[], buckets: number): Float32Array {
  const counts = [new Float32Array(buckets).fill(1), new Float32Array(buckets).fill(1)] as const
  for (const [index, all] of features.entries()) {
    const count = counts[isPositive[index] ? 1 : 0]
    for (const feature of all) count[feature & (buckets - 1)] = (count[feature & (buckets - 1)] ?? 0) + 1
  }
  const [harmless, serious] = counts.map((count) => count.reduce((sum, each) => sum + each, 0))
  const balance = Math.log((harmless ?? 1) / (serious ?? 1))
  return counts[0].map(
    (count, feature) => minImportance + Math.abs(Math.log((counts[1][feature] ?? 1) / count) + balance),
  )
}

function shuffle(items: unknown[], random: Random) {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random.next() * (index + 1))
    ;[items[index], items[other]] = [items[other], items[index]]
  }
}
