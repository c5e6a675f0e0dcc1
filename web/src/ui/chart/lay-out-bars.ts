import { scaleBand } from 'd3-scale'

interface BarLayoutOptions {
  keys: string[]
  values: number[]
  width: number
  /** Height of the tallest bar. */
  height: number
  /** Share of a bar's band that stays free. */
  padding: number
  /** The value that fills the height, where several charts share a scale. */
  max?: number | undefined
  /** A value above zero is never drawn lower than this. */
  minBarHeight: number
  emptyBarHeight: number
}

export interface Bar {
  key: string
  value: number
  x: number
  width: number
  height: number
  /** The middle of the bar, for its labels. */
  center: number
}

/** Where each bar of a chart is drawn, in the units of its view box. */
export function layOutBars({ keys, values, width, height, padding, max, ...heights }: BarLayoutOptions): Bar[] {
  const x = scaleBand(keys, [0, width])
    .paddingInner(padding)
    .paddingOuter(padding / 2)
  // Not scaleLinear: it adds 8.5 kB for this one factor (docs/decisions/0037-charts-on-d3-scale.md).
  const unitHeight = height / (max ?? Math.max(1, ...values))
  return keys.map((key, index) => {
    const value = values[index] ?? 0
    const start = x(key) ?? 0
    return {
      key,
      value,
      x: start,
      width: x.bandwidth(),
      height: value === 0 ? heights.emptyBarHeight : Math.max(heights.minBarHeight, value * unitHeight),
      center: start + x.bandwidth() / 2,
    }
  })
}
