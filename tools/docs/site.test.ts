import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { endpoints } from '@pipit/contract/api/endpoints'
import MiniSearch from 'minisearch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../run-step.ts'
import { buildSite } from './build-site.ts'
import { allPages, readContents } from './contents.ts'
import { markdownFiles } from './markdown-files.ts'

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
let pages: { address: string; html: string }[]

beforeAll(async () => {
  folder = await temporaryDataFolder('pipit-docs-')
  await buildSite({ folder: folder.path, sourceUrl: 'https://code.example/pipit' })
  pages = globSync('**/*.html', { cwd: folder.path }).map((address) => ({
    address,
    html: readFileSync(join(folder.path, address), 'utf8'),
  }))
})
afterAll(() => folder.remove())

describe('the table of contents', () => {
  test('every page below docs/ is in the table of contents, and every page once', () => {
    const sources = allPages(readContents()).map(({ source }) => source)
    expect(sources.length).toBe(new Set(sources).size)
    expect(markdownFiles.filter((page) => page.startsWith('docs/') && !sources.includes(page))).toEqual([])
  })

  test('every page has a title of its own in its section', () => {
    for (const { title, pages: ofSection } of readContents().sections) {
      const titles = ofSection.map((page) => page.title)
      expect(new Set(titles).size, `titles in ${title}`).toBe(titles.length)
    }
  })
})

describe('the built site', () => {
  const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

  test('every link and every file of every page is there, with its anchor', () => {
    const ids = new Map(pages.map(({ address, html }) => [address, idsOf(html)]))
    const broken = pages.flatMap(({ address, html }) =>
      [...html.matchAll(/(?:href|src)="([^"]+)"/g)]
        .map(([, link = '']) => link.replace(/^\/docs\//, ''))
        .filter((link) => !/^https?:/.test(link))
        .filter((link) => {
          const [path = '', anchor] = link.split('#')
          const target = path === '' ? address : posix.join(dirname(address), path)
          return !existsSync(join(folder.path, target)) || (anchor !== undefined && !ids.get(target)?.has(anchor))
        })
        .map((link) => `${address}: ${link}`),
    )
    expect(pages.length).toBeGreaterThan(100)
    expect(broken).toEqual([])
  })

  test('every image has a text and a size, so that nothing moves while it loads', () => {
    const images = pages.flatMap(({ html }) => [...html.matchAll(/<img [^>]+>/g)].map(([image]) => image))
    expect(images.length).toBeGreaterThan(pages.length)
    expect(images.filter((image) => !/ alt="[^"]*" width="\d{2,4}" height="\d{2,4}"/.test(image))).toEqual([])
  })

  test('llms.txt lists every page of the table of contents at the address where Pipit serves it', () => {
    const links = [...readFileSync(join(folder.path, 'llms.txt'), 'utf8').matchAll(/\]\(\/docs\/([^)]+)\)/g)]
    const listed = allPages(readContents()).filter(({ isListed, address }) => isListed && address !== 'index.html')
    expect(links.map(([, address]) => address)).toEqual(listed.map(({ address }) => address))
  })

  test('no page has a script, a style or an event handler inside', () => {
    const inside = /<style|\sstyle="|<script(?! type="module" src="[^"]*assets\/search\.js"><\/script>)|<[^>]+\son\w+="/
    expect(pages.filter(({ html }) => inside.test(html)).map(({ address }) => address)).toEqual([])
  })

  test('files of the repository are linked where the site knows their address', () => {
    const contributing = pages.find(({ address }) => address === 'contributing.html')?.html
    expect(contributing).toContain('href="https://code.example/pipit/CONTRIBUTING.md"')
  })

  test('every call of the API is described with its scope', () => {
    const reference = pages
      .filter(({ address }) => address.startsWith('api/'))
      .map(({ html }) => html)
      .join('')
    for (const { method, path } of endpoints) expect(reference).toContain(`${method} /v1${path}</code>`)
    const scopes = endpoints.flatMap(({ needs }) => needs).filter((needs) => needs.includes(':'))
    expect(scopes.filter((scope) => !reference.includes(`<code>${scope}</code>`))).toEqual([])
  })

  test.each([
    ['quiet hours', 'parents/limits.html#quiet-hours'],
    ['lost connection', 'device-protocol.html#a-lost-connection'],
    ['SMTP_URL', 'configuration.html#mail'],
  ])('the search finds “%s”', (words, expected) => {
    const { options, index } = JSON.parse(readFileSync(join(folder.path, 'assets/search-index.json'), 'utf8')) as {
      options: ConstructorParameters<typeof MiniSearch>[0]
      index: Parameters<typeof MiniSearch.loadJS>[0]
    }
    const found = MiniSearch.loadJS(index, options)
      .search(words)
      .map(({ id }) => String(id))
    expect(found.slice(0, 8)).toContain(expected)
  })

  test('the site has the colours of the application', () => {
    const tokens = readFileSync(join(root, 'web/src/ui/theme/tokens.css'), 'utf8')
    expect(readFileSync(join(folder.path, 'assets/style.css'), 'utf8')).toContain(tokens)
  })
})
