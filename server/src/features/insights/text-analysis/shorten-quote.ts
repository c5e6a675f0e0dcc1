import { cutText } from '@pipit/conversation/text/cut-text'

const maxCharacters = 280

/** Cuts between words, or between characters in a text without spaces. */
export function shortenQuote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= maxCharacters) return line
  const beginning = cutText(line, maxCharacters)
  const space = beginning.lastIndexOf(' ')
  return `${space > maxCharacters / 2 ? beginning.slice(0, space) : beginning} …`
}
