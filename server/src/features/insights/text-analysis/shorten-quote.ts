const longest = 280

/** As much as is shown of somebody's words, cut between two words, or between two characters where there are no spaces. */
export function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const beginning = line.slice(0, longest)
  const space = beginning.lastIndexOf(' ')
  return `${space > longest / 2 ? beginning.slice(0, space) : beginning.replace(/[\uD800-\uDBFF]$/, '')} …`
}
