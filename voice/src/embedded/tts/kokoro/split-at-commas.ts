/** Shorter sentences are rendered as a whole, because they sound better. */
const maxWholeLength = 45
const minPartLength = 20

/** The first words of a long sentence can be heard while the rest is rendered. */
export function splitAtCommas(markedText: string): string[] {
  if (markedText.length <= maxWholeLength) return [markedText]
  const parts: string[] = []
  for (const part of markedText.split(/(?<=[,;:] )(?![^[]*\])/)) {
    const last = parts.at(-1)
    if (last === undefined || (last.length >= minPartLength && part.length >= minPartLength)) parts.push(part)
    else parts[parts.length - 1] = last + part
  }
  return parts.map((part) => part.trim())
}
