import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../run-step.ts'
import { allPages, readContents, type Page, type Section } from './contents.ts'
import { fileAddress, renderMarkdown } from './render-markdown.ts'
import { renderContents } from './render-contents.ts'
import { renderLlms } from './render-llms.ts'
import { renderPage } from './render-page.ts'
import { createSearchIndex } from './search-index.ts'

interface SiteOptions {
  folder: string
  /** Where files of the repository can be read, such as `https://code.example/pipit/blob/main`; null if nowhere. */
  sourceUrl: string | null
}

/** Writes the whole site into an empty folder. Any web server can serve it, below any path. */
export async function buildSite({ folder, sourceUrl }: SiteOptions) {
  const contents = readContents()
  const pages = allPages(contents)
  const bySource = new Map(pages.map((page) => [page.source, page]))
  const files = new Set<string>()
  const sectionOf = new Map(contents.sections.flatMap((section) => section.pages.map((page) => [page, section])))
  for (const [index, page] of pages.entries()) {
    const rendered = renderMarkdown(page, { pages: bySource, sourceUrl })
    if (page === contents.home) rendered.html += renderContents(contents)
    for (const file of rendered.files) files.add(file)
    const html = renderPage({
      page,
      section: sectionOf.get(page) ?? null,
      sections: contents.sections,
      rendered,
      previous: pages[index - 1] ?? null,
      next: pages[index + 1] ?? null,
      sourceUrl,
    })
    await write(join(folder, page.address), html)
  }
  await write(join(folder, notFound.address), renderNotFound(contents.sections))
  await write(join(folder, 'llms.txt'), renderLlms(contents))
  await write(join(folder, 'assets/search-index.json'), createSearchIndex(contents))
  await copyAssets(folder)
  for (const file of files) await copy(join(root, file), join(folder, fileAddress(file)))
  return { pages: pages.length }
}

const notFound: Page = {
  source: '',
  address: 'not-found.html',
  text: '',
  title: 'No such page',
  isGenerated: false,
  isListed: false,
}

/** For Pipit's own server. It is sent for addresses of any depth, so its links begin with the path of the site there. */
function renderNotFound(sections: Section[]) {
  const html =
    '<h1>No such page</h1>\n<p>There is no page at this address. Search for it, or choose one from the list.</p>\n'
  const rendered = { html, headings: [], files: [] }
  const neighbours = { previous: null, next: null, sourceUrl: null }
  const page = renderPage({ page: notFound, section: null, sections, rendered, ...neighbours })
  return page.replaceAll(/(href|src)="(?!#)/g, '$1="/docs/')
}

async function copyAssets(folder: string) {
  const site = fileURLToPath(new URL('site', import.meta.url))
  const assets = join(folder, 'assets')
  const colours = await readFile(join(root, 'web/src/ui/theme/tokens.css'), 'utf8')
  await write(join(assets, 'style.css'), `${colours}\n${await readFile(join(site, 'style.css'), 'utf8')}`)
  await copy(join(site, 'search.js'), join(assets, 'search.js'))
  await copy(join(root, 'web/public/pipit.svg'), join(assets, 'pipit.svg'))
  const search = await readFile(fileURLToPath(import.meta.resolve('minisearch')), 'utf8')
  await write(join(assets, 'minisearch.js'), search.replace(/^\/\/# sourceMappingURL=.*$/m, ''))
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function copy(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}
