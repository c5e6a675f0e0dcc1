interface Suggestable {
  id: string
  suggestedFromAge: number
}

/** The highest level that is meant for this age. */
export function suggestedFor<Entry extends Suggestable>(age: number, entries: Entry[]): Entry | undefined {
  return entries
    .filter(({ suggestedFromAge }) => suggestedFromAge <= age)
    .toSorted((one, other) => other.suggestedFromAge - one.suggestedFromAge)[0]
}

/** `a 5-year-old`. */
export function describeAge(age: number): string {
  if (age === 0) return 'a baby'
  return `${[8, 11, 18].includes(age) ? 'an' : 'a'} ${age}-year-old`
}
