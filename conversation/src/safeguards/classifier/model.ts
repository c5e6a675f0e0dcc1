/** A linear model over hashed features: one output that detects, and one for each label. */
export interface Model {
  /** Above zero: more likely than not. */
  detect: (features: Uint32Array) => number
  /** The label with the highest score, in the order of the weights. */
  label: (features: Uint32Array) => string
  /** Above zero: of high severity. */
  grade: (features: Uint32Array) => number
  thresholds: Thresholds
}

/** Scores from which something is found with certainty, and from which it is found at all. */
export interface Thresholds {
  certain: number
  uncertain: number
}

/** As stored: weights are signed bytes in base64, multiplied by `scale`. */
export interface StoredModel {
  thresholds: Thresholds
  labels: string[]
  detect: StoredOutputs
  grade: StoredOutputs
  label: StoredOutputs
}

export interface StoredOutputs {
  /** A power of two. */
  buckets: number
  scale: number
  bias: number[]
  /** All buckets of the first output, then of the second. */
  weights: string
}

export function createModel(stored: StoredModel): Model {
  const outputs = {
    detect: decode(stored.detect),
    grade: decode(stored.grade),
    label: decode(stored.label),
  }
  return {
    thresholds: stored.thresholds,
    detect: (features) => outputs.detect(features, 0),
    grade: (features) => outputs.grade(features, 0),
    label(features) {
      const scores = stored.labels.map((_, output) => outputs.label(features, output))
      return stored.labels[scores.indexOf(Math.max(...scores))] ?? ''
    },
  }
}

function decode({ buckets, scale, bias, weights }: StoredOutputs) {
  const bytes = Int8Array.from(Uint8Array.fromBase64(weights))
  return (features: Uint32Array, output: number) => {
    let sum = 0
    for (const feature of features) sum += bytes[output * buckets + (feature & (buckets - 1))] ?? 0
    return (bias[output] ?? 0) + (sum * scale) / normOf(features)
  }
}

/** Long sentences have more features, not more evidence. */
export function normOf(features: Uint32Array) {
  return Math.sqrt(features.length + 1)
}
