/** Code hosts make them so: lower case, without punctuation, words joined with hyphens. */
const headingAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** A heading that occurs again gets a number, as on code hosts. */
export function createAnchors() {
  const counts = new Map<string, number>()
  return (heading: string) => {
    const anchor = headingAnchor(heading)
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  }
}
