import { claimCodeGroups } from '@pipit/contract/labels/labels'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Label } from './label.ts'
import { createLabelZip } from './label-zip.ts'
import { readCodes, type Picture } from './testing/read-sheet.ts'
import { someLabels } from './testing/some-labels.ts'

/** Renders the modules of an SVG with four pixels each. */
function paint(svg: string): Picture {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(
    (side) => Math.ceil(Number(side)) * 4,
  )
  const shades = new Uint8Array(width * height).fill(255)
  const path = /<path shape-rendering="crispEdges" d="([^"]+)"/.exec(svg)?.[1] ?? ''
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * 4; row < Number(y) * 4 + 4; row += 1) {
      shades.fill(0, row * width + Number(x) * 4, row * width + (Number(x) + Number(length)) * 4)
    }
  }
  return { width, height, shades }
}

async function createPictures(labels: Label[]) {
  const files = unzipSync(await buffer(createLabelZip(labels)))
  return Object.entries(files).map(([name, content]) => ({ name, svg: strFromU8(content) }))
}

test('the ZIP contains one picture per label, named by its id, with a readable code', async () => {
  const labels = someLabels(30)
  const pictures = await createPictures(labels)
  expect(pictures.map(({ name }) => name)).toEqual(labels.map(({ id }) => `${id}.svg`))
  for (const [index, { svg }] of pictures.entries()) {
    const { url, claimCode, caption } = labels[index] as Label
    const codes = await readCodes(paint(svg))
    expect(codes.map(({ text }) => text)).toEqual([url + claimCode])
    expect(svg).toContain(`>${claimCodeGroups(claimCode).join(' ')}</text>`)
    expect(svg).toContain(`>${caption}</text>`)
  }
})

test('markup in a caption is escaped', async () => {
  const [picture] = await createPictures(someLabels(1, { caption: '<b>Tom & Jerry</b>' }))
  expect(picture?.svg).toContain('>&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;</text>')
})
