/** A value above zero is never drawn lower than this share of the height. */
const minShare = 0.03

/** How much of a chart's height each value fills. `max` fills it all: the largest value, unless several charts share a scale. */
export const sharesOfHeight = (values: number[], max = Math.max(1, ...values)): number[] =>
  values.map((value) => (value === 0 ? 0 : Math.min(1, Math.max(minShare, value / max))))
