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
 * Sheets of ready-cut labels as shops sell them, named by columns and rows. Their labels touch from row to row, and
 * what the labels leave of the page is the same margin on opposite sides.
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

/** What a grid of one's own has where nothing else is asked for. */
export const defaultGrid = { columns: 4, rows: 6, sideMargin: 10, topMargin: 10, columnGap: 0, rowGap: 0 }

export interface GridOptions extends Partial<Record<keyof typeof defaultGrid, number | undefined>> {
  paper: Paper
  labelPaper?: string | undefined
}

/** The places of all labels on a page, from its lower left corner; of too narrow a grid, labels are below zero. */
export function measureSheet(wanted: GridOptions) {
  const page = papers[wanted.paper]
  const { columns, rows, columnGap, rowGap, width, height } = measureLabels(wanted)
  const left = (page.width - columns * width - (columns - 1) * columnGap) / 2
  const top = (page.height + rows * height + (rows - 1) * rowGap) / 2
  return {
    page,
    label: { width, height },
    /** Where the columns begin, and where the rows end, from the top one down. */
    lefts: Array.from({ length: columns }, (_, column) => left + column * (width + columnGap)),
    bottoms: Array.from({ length: rows }, (_, row) => top - height - row * (height + rowGap)),
  }
}

function measureLabels({ paper, labelPaper, ...wanted }: GridOptions) {
  const readyCut = labelPaper === undefined ? undefined : labelPapers[paper][labelPaper]
  if (readyCut) return { ...readyCut, rowGap: 0 }
  const page = papers[paper]
  const given = Object.entries(wanted).filter(([name, value]) => name in defaultGrid && value !== undefined)
  const grid: typeof defaultGrid = { ...defaultGrid, ...Object.fromEntries(given) }
  const { columns, rows, sideMargin, topMargin, columnGap, rowGap } = grid
  return {
    ...grid,
    width: (page.width - 2 * sideMargin - (columns - 1) * columnGap) / columns,
    height: (page.height - 2 * topMargin - (rows - 1) * rowGap) / rows,
  }
}
