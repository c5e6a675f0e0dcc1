import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run-step.ts'
import { describeApi } from './api-reference/describe-api.ts'
import { pageAddress } from './page-address.ts'

/** One entry of docs/contents.json, the table of contents. */
interface ListedSection {
  title: string
  /** For whom it is. */
  about: string
  pages: string[]
  /** The other pages of this folder belong to the section too, but are found through its index. */
  more?: string
}

export interface Page {
  /** Its path in the repository; generated pages have one, too, as if they were files. */
  source: string
  /** Its path on the site. */
  address: string
  text: string
  title: string
  isGenerated: boolean
  isListed: boolean
}

export interface Section {
  title: string
  about: string
  pages: Page[]
}

const homeSource = 'docs/README.md'
const apiFolder = 'docs/api'

/** The sections in the order of the table of contents, with the generated reference of the API. */
export function readContents(): { home: Page; sections: Section[] } {
  const listed = JSON.parse(readFileSync(join(root, 'docs/contents.json'), 'utf8')) as ListedSection[]
  return { home: readPage(homeSource), sections: [...listed.map(readSection), apiSection()] }
}

function readSection({ title, about, pages, more }: ListedSection): Section {
  const others = more === undefined ? [] : pagesIn(more).filter((page) => !pages.includes(page))
  return {
    title,
    about,
    pages: [...pages.map((page) => readPage(page)), ...others.map((page) => readPage(page, false))],
  }
}

function apiSection(): Section {
  const pages = describeApi().map(({ name, text }) =>
    createPage(`${apiFolder}/${name}.md`, text, { isGenerated: true }),
  )
  return { title: 'API reference', about: 'Every call, with who may make it', pages }
}

function readPage(source: string, isListed = true): Page {
  return createPage(source, readFileSync(join(root, source), 'utf8'), { isListed })
}

function createPage(source: string, text: string, { isGenerated = false, isListed = true }): Page {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? source
  return { source, address: pageAddress(source), text, title: title.replaceAll('`', ''), isGenerated, isListed }
}

const pagesIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort()

export const allPages = ({ home, sections }: ReturnType<typeof readContents>) => [
  home,
  ...sections.flatMap(({ pages }) => pages),
]

/** The page for a path in the repository: a file, or a folder with a README. */
export function findPage(pages: Map<string, Page>, path: string) {
  const isFolder = existsSync(join(root, path)) && statSync(join(root, path)).isDirectory()
  return pages.get(isFolder ? join(path, 'README.md') : path)
}
