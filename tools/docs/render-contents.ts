import { escapeHtml } from '@pipit/server/http/escape-html'
import type { readContents, Section } from './contents.ts'
import { relativeAddress } from './page-address.ts'

/** All sections and their pages, for the end of the home page. */
export function renderContents({ home, sections }: ReturnType<typeof readContents>): string {
  const renderSection = ({ title, about, pages }: Section) => {
    const items = pages
      .filter(({ isListed }) => isListed)
      .map(
        ({ address, title: name }) =>
          `<li><a href="${relativeAddress(home.address, address)}">${escapeHtml(name)}</a></li>`,
      )
    return `<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(about)}.</p>\n<ul>${items.join('\n')}</ul>\n`
  }
  return sections.map(renderSection).join('')
}
