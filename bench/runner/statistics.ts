export interface Summary {
  median: number
  /** The lower and the upper quartile: half of all rounds lie between them. */
  quartiles: [number, number]
}

export function summarize(values: number[]): Summary {
  return { median: quantile(values, 0.5), quartiles: [quantile(values, 0.25), quantile(values, 0.75)] }
}

export function quantile(values: number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}
