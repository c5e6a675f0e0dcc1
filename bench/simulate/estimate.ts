/** A figure with the half width of its 95 % confidence interval. */
export interface Estimate {
  value: number
  error: number
}

/** The 97.5 % quantiles of Student's distribution, by degrees of freedom from 1; later ones are close to the last. */
const studentQuantiles = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13]

/** The mean of what several rounds have measured. */
export function meanOf(samples: number[]): Estimate {
  const count = samples.length
  const value = sum(samples) / count
  const variance = sum(samples.map((each) => (each - value) ** 2)) / (count - 1)
  return { value, error: quantile(count - 1) * Math.sqrt(variance / count) }
}

/** How much `y` grows with `x`: the slope of the line that fits best. */
export function slopeOf(points: { x: number; y: number }[]): Estimate {
  const count = points.length
  const meanX = sum(points.map(({ x }) => x)) / count
  const meanY = sum(points.map(({ y }) => y)) / count
  const squares = sum(points.map(({ x }) => (x - meanX) ** 2))
  const value = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / squares
  const residuals = sum(points.map(({ x, y }) => (y - meanY - value * (x - meanX)) ** 2))
  return { value, error: quantile(count - 2) * Math.sqrt(residuals / (count - 2) / squares) }
}

export const times = ({ value, error }: Estimate, factor: number): Estimate => ({
  value: value * factor,
  error: error * factor,
})

/** The errors are independent of each other. */
export const plus = (one: Estimate, other: Estimate): Estimate => ({
  value: one.value + other.value,
  error: Math.hypot(one.error, other.error),
})

function quantile(degreesOfFreedom: number) {
  return studentQuantiles[degreesOfFreedom - 1] ?? (degreesOfFreedom > 0 ? 2.1 : NaN)
}

function sum(values: number[]) {
  return values.reduce((total, each) => total + each, 0)
}
