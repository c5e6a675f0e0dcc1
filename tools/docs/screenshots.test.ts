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

test('every screenshot on the list is shown, here or in the manifest of the app, and every shown one is on the list', () => {
  const inPages = listed.filter((file) => file.startsWith(folder))
  const screenshots = shown.map(({ file }) => file).filter((file) => file.startsWith(folder))
  expect([...new Set(screenshots)].toSorted()).toEqual(inPages.toSorted())
  expect(
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .toSorted(),
  ).toEqual(inPages.toSorted())
  const manifest = readFileSync(join(root, 'web/src/prerender/app-manifest.ts'), 'utf8')
  expect(manifest).toContain('src: `/screenshots/home-${formFactor}.webp`')
  expect(listed.filter((file) => !inPages.includes(file))).toEqual(
    ['narrow', 'wide'].map((formFactor) => `web/public/screenshots/home-${formFactor}.webp`),
  )
})

test('no screenshot is larger than 200 KB', () => {
  expect(listed.filter((file) => statSync(join(root, file)).size > 200_000)).toEqual([])
})
