import type { readContents, Section } from './contents.ts'

/** `/llms.txt` (llmstxt.org): the table of contents for programs that read pages on behalf of somebody. */
export function renderLlms({ sections }: ReturnType<typeof readContents>): string {
  const renderSection = ({ title, about, pages }: Section) => {
    const links = pages
      .filter(({ isListed }) => isListed)
      .map(({ title: name, address }) => `- [${name}](/docs/${address})`)
    return `## ${title}\n\n${about}.\n\n${links.join('\n')}\n`
  }
  const summary = '> A small companion that children talk to, looked after by their parents. These pages explain it.'
  return ['# Pipit\n', `${summary}\n`, ...sections.map(renderSection)].join('\n')
}
