import { formatNumber } from '../../i18n/formats.ts'

export const formatFigure = (value: number) => formatNumber(Math.round(value))

/** `1.8K`, where there is little room. */
export const formatShortFigure = (value: number) =>
  formatNumber(Math.round(value), { notation: 'compact', maximumFractionDigits: 1 })
