import { claimCodeGroups } from '@pipit/contract/labels/labels'
import { buffer } from 'node:stream/consumers'
import { labelPapers, papers } from '@pipit/contract/labels/label-papers'
import { describe, expect, test } from 'vitest'
import { makeCards } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import type { Label } from './label.ts'
import { createLabelSheet } from './label-sheet.ts'
import { layOutSheet, type SheetLayout, type SheetOptions } from './lay-out-sheet.ts'
import { qrModules } from './qr-modules.ts'
import { pointOn, printPages, readCodes, readText, shadeAt, type Picture } from './testing/read-sheet.ts'
import { someLabels } from './testing/some-labels.ts'

const server = startTestServer({ PUBLIC_URL: 'https://companion.example.org' })
const [specimen] = someLabels(1) as [Label]
const codeSize = qrModules(specimen).size
const layOut = (options: Partial<SheetOptions> = {}) => layOutSheet({ paper: 'a4', ...options }, codeSize)
const print = (labels: Label[], layout: SheetLayout) => buffer(createLabelSheet(labels, layout))
const positionsOn = ({ lefts, bottoms }: SheetLayout) =>
  bottoms.flatMap((bottom) => lefts.map((left) => ({ left, bottom })))

/** The URLs on a page in the order of the labels. Each code and its quiet zone must be within its label. */
async function readLabels(page: Picture, layout: SheetLayout) {
  const codes = await readCodes(page)
  return positionsOn(layout).flatMap(({ left, bottom }) => {
    const [right, top] = [left + layout.label.width, bottom + layout.label.height]
    const isInside = ({ x, y }: { x: number; y: number }) => x > left && x < right && y > bottom && y < top
    const { quietZone, module } = quietZoneOf(layout)
    return codes.flatMap(({ text, position: { topLeft, topRight, bottomLeft, bottomRight } }) => {
      const corners = [topLeft, topRight, bottomLeft, bottomRight].map((corner) => pointOn(page, corner))
      const margin = quietZone - module / 2
      const widened = corners.flatMap(({ x, y }) =>
        [-margin, margin].flatMap((by) => [
          { x: x + by, y },
          { x, y: y + by },
        ]),
      )
      return widened.every(isInside) ? text : []
    })
  })
}

function quietZoneOf({ arrangement }: SheetLayout) {
  const module = arrangement.code.side / (codeSize + 8)
  return { module, quietZone: 4 * module }
}

describe('full pages', () => {
  const sheets = [
    ...(['a4', 'letter'] as const).flatMap((paper) =>
      Object.keys(labelPapers[paper]).map((labelPaper) => ({ paper, labelPaper })),
    ),
    { paper: 'a4' as const },
    { paper: 'letter' as const, cutMarks: false },
    { paper: 'a4' as const, columns: 10, rows: 9, sideMargin: 2, topMargin: 5 },
    { paper: 'letter' as const, columns: 1, rows: 1 },
    { paper: 'letter' as const, columns: 3, rows: 7, sideMargin: 12.5, topMargin: 8, columnGap: 4, rowGap: 2 },
  ]
  test.each(sheets)('every code can be read from its own label: %j', async (options) => {
    const layout = layOut(options)
    const labels = someLabels(positionsOn(layout).length)
    const pdf = await print(labels, layout)
    const pages = await printPages(pdf)
    expect(
      pages.map(({ width, height }) => [width / 300, height / 300].map((inches) => Math.round(inches * 25.4))),
    ).toEqual([[papers[options.paper].width, papers[options.paper].height].map(Math.round)])
    expect(await readLabels(pages[0] as Picture, layout)).toEqual(labels.map(({ url, claimCode }) => url + claimCode))
    expect(withoutSpaces(await readText(pdf))).toBe(withoutSpaces(labels.map(textOf).join('')))
  })
})

/** Line breaks depend on the layout. */
const withoutSpaces = (text: string) => text.replaceAll(' ', '')
const textOf = ({ claimCode, caption }: Label) => `${claimCodeGroups(claimCode).join(' ')} ${caption}`

test('the last page contains the remaining labels', async () => {
  const layout = layOut({ labelPaper: '3x8' })
  const labels = someLabels(24 * 2 + 5)
  const pages = await printPages(await print(labels, layout))
  const read = await Promise.all(pages.map((page) => readLabels(page, layout)))
  expect(read.map(({ length }) => length)).toEqual([24, 24, 5])
  expect(read.flat()).toEqual(labels.map(({ url, claimCode }) => url + claimCode))
})

test('the claim code is printed in groups above the caption', async () => {
  const labels = someLabels(2)
  const pdf = await print(labels, layOut())
  expect(await readText(pdf)).toBe(labels.map(textOf).join(' '))
})

test.each([
  ['Riddles (and jokes) \\ more', 'Riddles (and jokes) \\ more'],
  ['Zoë’s story', 'Zoë’s story'],
  ['مريم', '????'],
  ['An activity with a name that goes on and on for ever', 'An activity with a name that goes…'],
])('the caption "%s" is printed as "%s"', async (caption, printed) => {
  const [label] = someLabels(1, { caption }) as [Label]
  const pdf = await print([label], layOut({ labelPaper: '3x8' }))
  expect(await readText(pdf)).toBe(`${claimCodeGroups(label.claimCode).join(' ')} ${printed}`)
})

test('cut marks are printed at the corners of the labels unless they are switched off', async () => {
  const corner = { x: 10 + 47.5, y: 10 }
  for (const [options, isMarked] of [
    [{}, true],
    [{ cutMarks: false }, false],
  ] as const) {
    const [page] = (await printPages(await print(someLabels(1), layOut(options)))) as [Picture]
    const shadesAround = [-0.08, 0, 0.08].flatMap((x) =>
      [-0.08, 0, 0.08].map((y) => shadeAt(page, { x: corner.x + x, y: corner.y + y }) ?? 0),
    )
    expect(Math.min(...shadesAround) < 200).toBe(isMarked)
  }
})

test('the codes of printed cards contain the URL of the page that adds them', async () => {
  const cards = await makeCards(server, { count: 3, activity: 'riddles' })
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const ids = cards.map(({ cardId }) => cardId)
  const file = await server.call('POST /admin/cards/qr-codes', {
    bearer,
    body: { ids, paper: 'letter', labelPaper: '2x5' },
  })
  const pdf = Buffer.from(await file.arrayBuffer())
  const [page] = (await printPages(pdf)) as [Picture]
  expect(await readLabels(page, layOut({ paper: 'letter', labelPaper: '2x5' }))).toEqual(
    cards.map(({ cardId, claimCode }) => `https://companion.example.org/app/cards/add/${cardId}?code=${claimCode}`),
  )
  expect(await readText(pdf)).toContain('Riddles and jokes')
})
