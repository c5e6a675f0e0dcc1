import { formatNumber } from '../../i18n/formats.ts'

export const formatFigure = (value: number) => formatNumber(Math.round(value))
