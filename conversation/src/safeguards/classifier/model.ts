/** The model is linear over hashed features. One output detects, one grades, and each label has one. */
export interface Model {
  /** Above zero, something serious is more likely than not. */
  detect: (features: Uint32Array) => number
  /** Returns the label with the highest score. */
  label: (features: Uint32Array) => string
  /** Above zero, the severity is high. */
  grade: (features: Uint32Array) => number
  thresholds: Thresholds
}

/** Above `certain` something is found with certainty, and above `uncertain` it is found at all. */
export interface Thresholds {
  certain: number
  uncertain: number
}

/** The weights are stored as signed bytes in base64, to be multiplied by `scale`. */
export interface StoredModel {
  thresholds: Thresholds
  labels: string[]
  detect: StoredOutputs
  grade: StoredOutputs
  label: StoredOutputs
}

export interface StoredOutputs {
  /** It is a power of two, so that a mask finds the bucket of a hash. */
  buckets: number
  scale: number
  bias: number[]
  /** The buckets of the first output come first, then those of the second. */
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

/** Long sentences have more features, but not more evidence. */
export function normOf(features: Uint32Array) {
  return Math.sqrt(features.length + 1)
}
