/** Returns the first grapheme: an emoji or a letter with its accents counts as one. */
export function initialOf(name: string) {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toUpperCase()
}
