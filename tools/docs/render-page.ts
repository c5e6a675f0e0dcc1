import { escapeHtml } from '@pipit/server/http/escape-html'
import type { Page, Section } from './contents.ts'
import { relativeAddress } from './page-address.ts'
import type { Heading, RenderedPage } from './render-markdown.ts'

interface PageOptions {
  page: Page
  /** Of the page; the home page and the page for unknown addresses have none. */
  section: Section | null
  sections: Section[]
  rendered: RenderedPage
  previous: Page | null
  next: Page | null
  sourceUrl: string | null
}

/** The whole document. It needs no script, except for the search, which stays hidden without one. */
export function renderPage({ page, section, sections, rendered, previous, next, sourceUrl }: PageOptions): string {
  const to = (address: string) => relativeAddress(page.address, address)
  const title = page.address === 'index.html' ? page.title : `${page.title} · Pipit documentation`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" type="image/svg+xml" href="${to('assets/pipit.svg')}">
<link rel="stylesheet" href="${to('assets/style.css')}">
<script type="module" src="${to('assets/search.js')}"></script>
</head>
<body>
<a class="skip-link" href="#content">Skip to the content</a>
<header class="site-header">
<a class="site-title" href="${to('index.html')}"><img src="${to('assets/pipit.svg')}" alt="" width="28" height="28"> Pipit documentation</a>
<search hidden>
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" aria-controls="search-results">
<p class="search-status" role="status"></p>
<ul id="search-results"></ul>
</search>
</header>
<div class="columns">
${renderNavigation(page, section, sections)}
<main id="content" tabindex="-1">
${rendered.html}${renderSource(page, sourceUrl)}
${renderNeighbours(page, previous, next)}
</main>
${renderOnThisPage(rendered.headings)}
</div>
</body>
</html>
`
}

/** Every section, and the pages of the one that is open. Long lists scroll by themselves, also by keyboard. */
function renderNavigation(page: Page, open: Section | null, sections: Section[]) {
  const items = sections.map((section) => {
    const [first] = section.pages
    const link = first ? renderLink(page, first, section.title) : escapeHtml(section.title)
    const pages =
      section === open
        ? `<ul>${section.pages
            .filter(({ isListed }) => isListed)
            .map((each) => `<li>${renderLink(page, each)}</li>`)
            .join('')}</ul>`
        : ''
    return `<li>${section === open ? `<strong>${escapeHtml(section.title)}</strong>` : link}${pages}</li>`
  })
  return `<nav class="pages" aria-label="Pages" tabindex="0"><details><summary>All pages</summary><ul>${items.join('\n')}</ul></details></nav>`
}

function renderLink(from: Page, to: Page, text = to.title) {
  const current = from === to ? ' aria-current="page"' : ''
  return `<a href="${relativeAddress(from.address, to.address) || '#content'}"${current}>${escapeHtml(text)}</a>`
}

function renderOnThisPage(headings: Heading[]) {
  const items = headings
    .filter(({ depth }) => depth <= 3)
    .map(({ depth, anchor, text }) => `<li class="depth-${depth}"><a href="#${anchor}">${text}</a></li>`)
  if (items.length < 2) return ''
  return `<nav class="on-this-page" aria-label="On this page" tabindex="0"><details><summary>On this page</summary><ul>${items.join('\n')}</ul></details></nav>`
}

function renderSource({ source, isGenerated }: Page, sourceUrl: string | null) {
  if (source === '') return ''
  if (isGenerated) return '<p class="page-source">This page is generated from <code>contract/src</code>.</p>'
  const path = `<code>${escapeHtml(source)}</code>`
  const linked =
    sourceUrl === null ? path : `<a href="${escapeHtml(`${sourceUrl}/${source}`)}" rel="noreferrer">${path}</a>`
  return `<p class="page-source">To change this page, edit ${linked}.</p>`
}

function renderNeighbours(page: Page, previous: Page | null, next: Page | null) {
  const links = [
    previous && `<span class="previous">Previous: ${renderLink(page, previous)}</span>`,
    next && `<span class="next">Next: ${renderLink(page, next)}</span>`,
  ].filter(Boolean)
  return links.length === 0
    ? ''
    : `<nav class="neighbours" aria-label="Previous and next page">${links.join('\n')}</nav>`
}
