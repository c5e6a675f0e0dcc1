import MiniSearch from 'minisearch'
import { allPages, type readContents } from './contents.ts'
import { createAnchors } from './heading-anchor.ts'

/** The page reads them from the index, because both must use the same. */
const options = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'section', 'excerpt'],
  searchOptions: { boost: { title: 4, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const },
}
const excerptLength = 140

/** An entry for each heading of each page, with the text below it. */
export function createSearchIndex(contents: ReturnType<typeof readContents>): string {
  const search = new MiniSearch(options)
  const sectionOf = new Map(contents.sections.flatMap(({ title, pages }) => pages.map((page) => [page, title])))
  const entries = allPages(contents).flatMap((page) =>
    splitAtHeadings(page.text).map(({ heading, anchor, text }, index) => ({
      id: index === 0 ? page.address : `${page.address}#${anchor}`,
      title: page.title,
      heading: index === 0 ? '' : heading,
      text,
      section: sectionOf.get(page) ?? '',
      excerpt: text.slice(0, excerptLength),
    })),
  )
  search.addAll(entries)
  return JSON.stringify({ options, index: search })
}

function splitAtHeadings(markdown: string) {
  const anchorOf = createAnchors()
  return withoutCodeFences(markdown)
    .split(/^(?=#{1,4} )/m)
    .filter((part) => part.startsWith('#'))
    .map((part) => {
      const [line = '', ...rest] = part.split('\n')
      const heading = line.replace(/^#+ /, '')
      return { heading: plainText(heading), anchor: anchorOf(heading), text: plainText(rest.join('\n')) }
    })
}

/** A `#` in a block of code is no heading; its lines can still be found. */
const withoutCodeFences = (markdown: string) =>
  markdown.replaceAll(/^```.*\n([\s\S]*?)^```$/gm, (_, code: string) => code.replaceAll(/^#/gm, ' #'))

const plainText = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\||^[-\s|:]+$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
