/** Papers that label sheets are printed on; all measures in millimetres. */

export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}

export type Paper = keyof typeof papers

interface LabelPaper {
  columns: number
  rows: number
  width: number
  height: number
  columnGap: number
}

/**
 * Common sheets of ready-cut labels, named by columns and rows. Rows have no gap, and opposite margins are equal.
 */
export const labelPapers: Record<Paper, Record<string, LabelPaper>> = {
  a4: {
    '2x4': { columns: 2, rows: 4, width: 99.1, height: 67.7, columnGap: 2.5 },
    '2x7': { columns: 2, rows: 7, width: 99.1, height: 38.1, columnGap: 2.5 },
    '3x6': { columns: 3, rows: 6, width: 63.5, height: 46.6, columnGap: 2.5 },
    '3x7': { columns: 3, rows: 7, width: 63.5, height: 38.1, columnGap: 2.5 },
    '3x8': { columns: 3, rows: 8, width: 63.5, height: 33.9, columnGap: 2.5 },
    '4x12': { columns: 4, rows: 12, width: 45.7, height: 21.2, columnGap: 2.5 },
    '5x13': { columns: 5, rows: 13, width: 38.1, height: 21.2, columnGap: 2.5 },
  },
  letter: {
    '2x3': { columns: 2, rows: 3, width: 101.6, height: 84.67, columnGap: 4.76 },
    '2x5': { columns: 2, rows: 5, width: 101.6, height: 50.8, columnGap: 4.76 },
    '2x7': { columns: 2, rows: 7, width: 101.6, height: 33.87, columnGap: 4.76 },
    '3x10': { columns: 3, rows: 10, width: 66.68, height: 25.4, columnGap: 3.18 },
  },
}

/** The defaults of a custom grid. */
export const defaultGrid = { columns: 4, rows: 6, sideMargin: 10, topMargin: 10, columnGap: 0, rowGap: 0 }

export interface GridOptions extends Partial<Record<keyof typeof defaultGrid, number | undefined>> {
  paper: Paper
  labelPaper?: string | undefined
}

/** The positions of all labels, from the lower left corner of the page. A grid that does not fit has negative sizes. */
export function measureSheet(options: GridOptions) {
  const page = papers[options.paper]
  const { columns, rows, columnGap, rowGap, width, height } = measureLabels(options)
  const left = (page.width - columns * width - (columns - 1) * columnGap) / 2
  const top = (page.height + rows * height + (rows - 1) * rowGap) / 2
  return {
    page,
    label: { width, height },
    /** The left edge of each column, and the bottom edge of each row, from the top row down. */
    lefts: Array.from({ length: columns }, (_, column) => left + column * (width + columnGap)),
    bottoms: Array.from({ length: rows }, (_, row) => top - height - row * (height + rowGap)),
  }
}

function measureLabels({ paper, labelPaper, ...options }: GridOptions) {
  const readyCut = labelPaper === undefined ? undefined : labelPapers[paper][labelPaper]
  if (readyCut) return { ...readyCut, rowGap: 0 }
  const page = papers[paper]
  const given = Object.entries(options).filter(([name, value]) => name in defaultGrid && value !== undefined)
  const grid: typeof defaultGrid = { ...defaultGrid, ...Object.fromEntries(given) }
  const { columns, rows, sideMargin, topMargin, columnGap, rowGap } = grid
  return {
    ...grid,
    width: (page.width - 2 * sideMargin - (columns - 1) * columnGap) / columns,
    height: (page.height - 2 * topMargin - (rows - 1) * rowGap) / rows,
  }
}
