import type { Span } from '../findings.ts'
import { cutText, cutTextBefore } from '../text/cut-text.ts'

const maxContextLength = 80
const maxSnippetLength = 200

/**
 * Returns the found words with those around them, from the turn that starts at `turnStart` on. An ellipsis stands for
 * words of an earlier turn.
 */
export function snippetInTurn(text: string, turnStart: number, { start, end }: Span) {
  const snippet = snippetAround(text.slice(turnStart), Math.max(0, start - turnStart), end - turnStart)
  return start < turnStart ? cutText(`… ${snippet}`, maxSnippetLength) : snippet
}

function snippetAround(text: string, start: number, end: number) {
  const from = text.lastIndexOf(' ', Math.max(0, start - 40)) + 1
  const until = text.indexOf(' ', end + 40)
  // Where there are no spaces, the context must not leave out the words themselves.
  const before = cutTextBefore(text.slice(from, start), maxContextLength)
  return cutText(before + text.slice(start, until < 0 ? undefined : until), maxSnippetLength).trim()
}
