import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { findBrokenLinks, findBrokenReferences } from '../papers/check-pages.ts'
import { root } from '../run-step.ts'
import { markdownFiles } from './markdown-files.ts'

const read = (page: string) => readFileSync(join(root, page), 'utf8')
const pagesOfDocs = markdownFiles.filter((page) => page.startsWith('docs/'))
const guides = markdownFiles.filter((page) => /^docs\/(parents|operators|devices|developers)\//.test(page))

test('every link of every page leads to a file and a heading that exist', () => {
  expect(markdownFiles.length).toBeGreaterThan(100)
  expect(markdownFiles.flatMap((page) => findBrokenLinks(page, read(page)))).toEqual([])
})

test('every page is in the table of contents, or in the index of its folder', () => {
  const indexes = pagesOfDocs.filter((page) => page.endsWith('README.md'))
  const linksOf = (page: string) =>
    [...read(page).matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, path = '']) => posix.join(dirname(page), path))
  const listed = new Set(['docs/README.md', ...indexes.flatMap(linksOf)])
  expect(pagesOfDocs.filter((page) => !listed.has(page))).toEqual([])
})

test('every page of the documentation that the web application links to exists, with its heading', () => {
  const files = globSync('web/src/**/*.tsx', { cwd: root })
  const links = files.flatMap((file) => [...read(file).matchAll(/"\/docs\/([^".]+)\.html([^"]*)"/g)])
  const text = links.map(([, page, anchor]) => `[a link](docs/${page}.md${anchor})`).join('\n')
  expect(links.length).toBeGreaterThan(1)
  expect(findBrokenLinks('README.md', text)).toEqual([])
})

test.each(guides)('every file, heading and command that %s names exists', (page) => {
  expect(findBrokenReferences(page, read(page))).toEqual([])
})

test('a link to a missing file, a missing heading or something that is no address is found', () => {
  const text = '# A page\n[a](gone.md) [b](#gone) [c](htp://pipit.example) [d](https://pipit.example) `[e](gone.md)`'
  expect(findBrokenLinks('docs/page.md', text)).toEqual([
    'docs/page.md links to docs/gone.md, which does not exist',
    'docs/page.md links to #gone, which has no such heading',
    'docs/page.md links to htp://pipit.example, which is no address',
  ])
})
