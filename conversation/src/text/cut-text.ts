/** Returns at most `maxLength` UTF-16 units from the beginning, and no half of a character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return text.slice(0, splitsCharacter(text, maxLength) ? maxLength - 1 : maxLength)
}

/** Returns at most `maxLength` UTF-16 units from the end, and no half of a character. */
export function cutTextBefore(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const start = text.length - maxLength
  return text.slice(splitsCharacter(text, start) ? start + 1 : start)
}

function splitsCharacter(text: string, position: number): boolean {
  return (
    isBetween(text.charCodeAt(position - 1), 0xd800, 0xdbff) && isBetween(text.charCodeAt(position), 0xdc00, 0xdfff)
  )
}

const isBetween = (code: number, first: number, last: number) => code >= first && code <= last
