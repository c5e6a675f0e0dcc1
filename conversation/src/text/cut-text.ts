/** The beginning of a text, at most `maxLength` UTF-16 units, without half a character at the end. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return text.slice(0, splitsCharacter(text, maxLength) ? maxLength - 1 : maxLength)
}

/** The end of a text, at most `maxLength` UTF-16 units, without half a character at the beginning. */
export function cutTextBefore(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const start = text.length - maxLength
  return text.slice(splitsCharacter(text, start) ? start + 1 : start)
}

/** Whether a cut at this position would separate the two halves of a surrogate pair. */
function splitsCharacter(text: string, position: number): boolean {
  return (
    isBetween(text.charCodeAt(position - 1), 0xd800, 0xdbff) && isBetween(text.charCodeAt(position), 0xdc00, 0xdfff)
  )
}

const isBetween = (code: number, first: number, last: number) => code >= first && code <= last
