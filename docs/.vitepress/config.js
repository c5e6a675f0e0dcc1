import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'

const docs = fileURLToPath(new URL('..', import.meta.url))
/** The table of contents, also for those who read it in the repository. */
const contents = readFileSync(`${docs}/README.md`, 'utf8')
const linkToPage = /\[([^\]]+)\]\((?!\.\.)([^)]+)\.md\)/g
/** Data that pages link to. */
const files = new Set()

export default defineConfig({
  title: 'Pipit documentation',
  description: 'A small companion that children talk to, looked after by their parents',
  base: '/docs/',
  outDir: './dist',
  cacheDir: './.vitepress/.cache',
  head: [['link', { rel: 'icon', href: '/pipit.svg' }]],
  rewrites: (page) => page.replace(/README\.md$/, 'index.md'),
  // The policy of the server forbids styles inside of pages, and allows few scripts.
  appearance: { disableTransition: false },
  metaChunk: true,
  transformHtml: (html) => html.replaceAll(/ style="[^"]*"/g, ''),
  markdown: {
    html: false,
    linkify: false,
    attrs: { disable: true },
    anchor: { slugify },
    config: (markdown) => {
      markdown.options.highlight = (code) => `<pre v-pre><code>${markdown.utils.escapeHtml(code)}</code></pre>`
      markdown.core.ruler.push('links', ({ tokens, env }) => rewriteLinks(tokens, env.relativePath))
    },
  },
  themeConfig: {
    sidebar: readSections(),
    outline: [2, 3],
    search: { provider: 'local' },
    notFound: { quote: 'There is no page at this address. Search for it, or begin with the table of contents.' },
  },
  buildEnd: ({ outDir }) => {
    for (const file of files) cpSync(`${docs}/${file}`, `${outDir}/${file}`)
    writeFileSync(`${outDir}/llms.txt`, contents.replaceAll(linkToPage, '[$1](/docs/$2.html)'))
  },
})

/** The headings of the table of contents, and the pages below each. */
function readSections() {
  const [, ...sections] = contents.split(/^## /m)
  return sections.map((section) => ({
    text: section.slice(0, section.indexOf('\n')),
    collapsed: true,
    items: [...section.matchAll(linkToPage)].map(([, text, page]) => ({
      text,
      link: `/${page.replace(/README$/, 'index')}`,
    })),
  }))
}

/** Anchors as code hosts make them: lower case, without punctuation, words joined with hyphens. */
function slugify(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** Links are relative to the file, as code hosts want them. What they name outside of docs/ is not on the site. */
function rewriteLinks(tokens, page) {
  let isOutside = false
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type === 'link_open') {
      const href = token.attrGet('href')
      const target = posix.join(posix.dirname(page), href)
      isOutside = target.startsWith('../')
      if (isOutside) token.attrs = [['title', target.slice('../'.length)]]
      else token.attrSet('href', href.replace('README.md', 'index.md'))
      if (target.endsWith('.json')) files.add(target)
    }
    if (isOutside && token.type.startsWith('link_')) token.tag = 'span'
  }
}
