import { labelPapers, papers, type Paper } from '@pipit/contract/labels/label-papers'
import { describe, expect, test } from 'vitest'
import { labelUrl, type Label } from './label.ts'
import { layOutSheet, type SheetOptions } from './lay-out-sheet.ts'
import { qrModules } from './qr-modules.ts'
import { someLabels } from './testing/some-labels.ts'
import { ApiError } from '../../../api-error.ts'
import { toErrorBody } from '../../../http/error-handler.ts'
import { i18nOf } from '../../../i18n/i18n.ts'

const [specimen] = someLabels(1) as [Label]
const codeSize = qrModules(specimen).size
const layOut = (options: Partial<SheetOptions> = {}, size = codeSize) => layOutSheet({ paper: 'a4', ...options }, size)

/** What a caller would read. */
function refusalOf(refused: () => unknown) {
  try {
    refused()
  } catch (error) {
    if (error instanceof ApiError) return toErrorBody(error, i18nOf('en')).error
  }
  return null
}

describe('standard label papers', () => {
  const all = (Object.keys(papers) as Paper[]).flatMap((paper) =>
    Object.keys(labelPapers[paper]).map((labelPaper) => ({ paper, labelPaper })),
  )

  test.each(all)('a standard label paper is centred on its page: %j', ({ paper, labelPaper }) => {
    const { page, label, lefts, bottoms } = layOut({ paper, labelPaper })
    const [left = 0, right = 0] = [lefts[0], (lefts.at(-1) ?? 0) + label.width]
    const [top = 0, bottom = 0] = [(bottoms[0] ?? 0) + label.height, bottoms.at(-1)]
    expect(`${lefts.length}x${bottoms.length}`).toBe(labelPaper)
    expect(left).toBeGreaterThan(2)
    expect(left).toBeCloseTo(page.width - right)
    expect(bottom).toBeGreaterThan(8)
    expect(bottom).toBeCloseTo(page.height - top)
  })

  test('a standard label paper gets no cut marks by default, unlike a custom grid', () => {
    expect(layOut({ labelPaper: '3x8' }).cutMarks).toBe(false)
    expect(layOut({ labelPaper: '3x8', cutMarks: true }).cutMarks).toBe(true)
    expect(layOut().cutMarks).toBe(true)
  })

  test('a standard label paper is refused if the URL of the server makes the codes too large for its labels', () => {
    const long = { ...specimen, url: labelUrl(`https://${'a'.repeat(200)}.example.org`, 'devices', specimen.id) }
    expect(refusalOf(() => layOut({ labelPaper: '5x13' }, qrModules(long).size))).toMatchObject({
      code: 'invalid-request',
      details: [{ field: 'body.labelPaper', message: expect.stringContaining('38 × 21 mm') }],
    })
    expect(layOut({ labelPaper: '3x7' }, qrModules(long).size).lefts).toHaveLength(3)
  })
})

describe('custom grids', () => {
  test('a custom grid has the requested margins and gaps', () => {
    const { label, lefts, bottoms } = layOut({
      columns: 2,
      rows: 3,
      sideMargin: 15,
      topMargin: 20,
      columnGap: 10,
      rowGap: 4,
    })
    expect(label).toEqual({ width: (210 - 30 - 10) / 2, height: (297 - 40 - 8) / 3 })
    expect(lefts.map(Math.round)).toEqual([15, 110])
    expect(bottoms.map(Math.round)).toEqual([194, 107, 20])
  })

  test.each([
    [{ columns: 20 }, 'body.columns'],
    [{ rows: 30 }, 'body.rows'],
    [{ columns: 20, rows: 30 }, 'body.columns'],
    [{ columns: 2, sideMargin: 100 }, 'body.columns'],
    [{ columns: 20, columnGap: 50 }, 'body.columns'],
    [{ rows: 10, rowGap: 40 }, 'body.rows'],
  ])('a custom grid is refused if the codes would be too small for a phone: %j', (options, field) => {
    const details = [{ field, message: expect.stringContaining('too small') }]
    expect(refusalOf(() => layOut(options))).toMatchObject({ code: 'invalid-request', details })
  })

  test('a custom grid never has modules of less than a third of a millimetre', () => {
    const sides = Array.from({ length: 30 }, (_, row) => {
      try {
        return layOut({ columns: 5, rows: row + 1 }).arrangement.code.side
      } catch {
        return null
      }
    })
    const possible = sides.filter((side) => side !== null)
    expect(possible.length).toBeGreaterThan(10)
    expect(sides.indexOf(null)).toBe(possible.length)
    expect(Math.min(...possible) / (codeSize + 8)).toBeGreaterThanOrEqual(0.33)
  })
})
