export const formatFigure = (value: number) => Math.round(value).toLocaleString('en')
