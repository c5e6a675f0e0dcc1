import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { claimCodeGroups, type Label } from './label.ts'
import { createLabelZip } from './label-zip.ts'
import { readCodes, type Picture } from './testing/read-sheet.ts'
import { someLabels } from './testing/some-labels.ts'

/** The dark modules of the picture, each four dots wide, on white. */
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

async function unzipped(labels: Label[]) {
  const files = unzipSync(await buffer(createLabelZip(labels)))
  return Object.entries(files).map(([name, content]) => ({ name, svg: strFromU8(content) }))
}

test('there is a picture for each label, named by its id, with its code', async () => {
  const labels = someLabels(30)
  const pictures = await unzipped(labels)
  expect(pictures.map(({ name }) => name)).toEqual(labels.map(({ id }) => `${id}.svg`))
  for (const [index, { svg }] of pictures.entries()) {
    const { url, claimCode, caption } = labels[index] as Label
    const codes = await readCodes(paint(svg))
    expect(codes.map(({ text }) => text)).toEqual([url + claimCode])
    expect(svg).toContain(`>${claimCodeGroups(claimCode).join(' ')}</text>`)
    expect(svg).toContain(`>${caption}</text>`)
  }
})

test('a caption with markup is shown as text', async () => {
  const [picture] = await unzipped(someLabels(1, { caption: '<b>Tom & Jerry</b>' }))
  expect(picture?.svg).toContain('>&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;</text>')
})
