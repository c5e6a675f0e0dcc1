export interface Summary {
  median: number
  /** The lower and the upper quartile: half of all rounds lie between them. */
  quartiles: [number, number]
}

export function summarize(values: number[]): Summary {
  const sorted = values.toSorted((one, other) => one - other)
  return { median: quantile(sorted, 0.5), quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.75)] }
}

function quantile(sorted: number[], share: number) {
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}
