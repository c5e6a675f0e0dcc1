import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-step.ts'
import { markdownFiles } from './markdown-files.ts'

const folder = 'docs/screenshots'
const listed = (
  JSON.parse(readFileSync(join(root, 'e2e/screenshots/screenshots.json'), 'utf8')) as { file: string }[]
).map(({ file }) => file)
const shown = markdownFiles.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(
    ([, text = '', path = '']) => ({
      page,
      text,
      file: posix.join(posix.dirname(page), path),
    }),
  ),
)

test('every image that a page shows exists, and has a text for those who do not see it', () => {
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.filter(({ file, text }) => !existsSync(join(root, file)) || text === '')).toEqual([])
})

test('every screenshot on the list is shown, and every shown one is on the list', () => {
  const screenshots = shown.map(({ file }) => file).filter((file) => file.startsWith(folder))
  expect([...new Set(screenshots)].toSorted()).toEqual(listed.toSorted())
  expect(
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .toSorted(),
  ).toEqual(listed.toSorted())
})

test('no screenshot is larger than 200 KB', () => {
  expect(listed.filter((file) => statSync(join(root, file)).size > 200_000)).toEqual([])
})
