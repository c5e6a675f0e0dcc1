import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { escapeHtml } from '@pipit/server/http/escape-html'
import { Marked, type RendererObject, type Tokens } from 'marked'
import { root } from '../run-step.ts'
import { findPage, type Page } from './contents.ts'
import { createAnchors } from './heading-anchor.ts'
import { shownSize } from './image-size.ts'
import { relativeAddress } from './page-address.ts'

export interface Heading {
  depth: number
  anchor: string
  text: string
}

export interface RenderedPage {
  html: string
  /** Those below the title. */
  headings: Heading[]
  /** Files of the repository that the page shows or offers, such as `docs/screenshots/home.webp`. */
  files: string[]
}

interface RenderOptions {
  /** All pages of the site, by their path in the repository. */
  pages: Map<string, Page>
  /** Where files of the repository can be read, if anywhere. */
  sourceUrl: string | null
}

/** Renders without inline styles and scripts; raw HTML in a page is shown as text. */
export function renderMarkdown(page: Page, { pages, sourceUrl }: RenderOptions): RenderedPage {
  const headings: Heading[] = []
  const files: string[] = []
  const anchorOf = createAnchors()

  const renderer: RendererObject = {
    heading({ depth, tokens, text }) {
      const anchor = anchorOf(text)
      const content = this.parser.parseInline(tokens)
      if (depth === 1) return `<h1 id="${anchor}">${content}</h1>\n`
      headings.push({ depth, anchor, text: this.parser.parseInline(tokens, this.parser.textRenderer) })
      const label = `Link to “${escapeHtml(text.replaceAll('`', ''))}”`
      return `<h${depth} id="${anchor}">${content} <a class="anchor" href="#${anchor}" aria-label="${label}">#</a></h${depth}>\n`
    },
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens)
      if (/^https?:/.test(href)) return `<a href="${escapeHtml(href)}" rel="noreferrer">${content}</a>`
      if (/^(#|mailto:)/.test(href)) return `<a href="${escapeHtml(href)}">${content}</a>`
      return renderFileLink(href, content)
    },
    image({ href, text }) {
      const path = resolve(href)
      files.push(path)
      const source = relativeAddress(page.address, fileAddress(path))
      // With its size, so that the text below does not move when it has loaded.
      const { width, height } = sizeOf(path)
      return `<img src="${source}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy">`
    },
    // Wide tables and code scroll by themselves, also by keyboard.
    table(token) {
      const label = escapeHtml(token.header.map(({ text }) => text.replaceAll('`', '')).join(', ')) || 'Table'
      const renderRow = (cells: Tokens.TableCell[]) =>
        `<tr>${cells.map(({ tokens, header }) => renderCell(this.parser.parseInline(tokens), header)).join('')}</tr>`
      const head = `<thead>${renderRow(token.header)}</thead>`
      const body = `<tbody>${token.rows.map(renderRow).join('')}</tbody>`
      return `<div class="scrollable" role="group" aria-label="${label}" tabindex="0"><table>${head}${body}</table></div>\n`
    },
    code({ text, lang }) {
      const [language = ''] = (lang ?? '').split(' ')
      const name = language === '' ? '' : ` class="language-${escapeHtml(language)}"`
      return `<pre tabindex="0"><code${name}>${escapeHtml(text)}</code></pre>\n`
    },
    html: ({ text }) => escapeHtml(text),
  }

  const marked = new Marked({ gfm: true, renderer })
  return { html: marked.parse(page.text, { async: false }), headings, files }

  function resolve(href: string) {
    return posix.join(posix.dirname(page.source), href)
  }

  function sizeOf(path: string) {
    try {
      return shownSize(readFileSync(join(root, path)))
    } catch (error) {
      throw new Error(`${page.source} shows ${path}, but ${(error as Error).message}.`, { cause: error })
    }
  }

  /** A page of the site, or a file of the repository, which is only named if the site does not know where to read it. */
  function renderFileLink(href: string, content: string) {
    const [path = '', anchor] = href.split('#')
    const target = resolve(path).replace(/\/$/, '')
    const linked = findPage(pages, target)
    if (linked) {
      const address = relativeAddress(page.address, linked.address)
      return `<a href="${address}${anchor === undefined ? '' : `#${anchor}`}">${content}</a>`
    }
    if (isOffered(target)) {
      files.push(target)
      return `<a href="${relativeAddress(page.address, fileAddress(target))}">${content}</a>`
    }
    if (sourceUrl === null) return `<span class="source" title="${escapeHtml(target)}">${content}</span>`
    return `<a href="${escapeHtml(`${sourceUrl}/${target}`)}" rel="noreferrer">${content}</a>`
  }
}

const renderCell = (content: string, isHeader: boolean) =>
  isHeader && content !== '' ? `<th scope="col">${content}</th>` : `<td>${content}</td>`

/** Data for readers of the pages; other files are read in the repository. */
const isOffered = (path: string) => /^docs\/.*\.json$/.test(path)

export const fileAddress = (path: string) => `files/${path.replace(/^docs\//, '').replaceAll('/', '-')}`
