import { plural } from '@lingui/core/macro'

interface Suggestable {
  id: string
  suggestedFromAge: number
}

/** Pipit speaks simply, and stays with what suits a small child, if there is no birth date. */
const ageIfUnknown = 4

/** The highest level that is meant for this age, or for a small child if it is null. */
export function suggestedFor<Entry extends Suggestable>(age: number | null, entries: Entry[]): Entry | undefined {
  return entries
    .filter(({ suggestedFromAge }) => suggestedFromAge <= (age ?? ageIfUnknown))
    .toSorted((one, other) => other.suggestedFromAge - one.suggestedFromAge)[0]
}

export const explainSuggestion = (age: number) =>
  plural(age, {
    0: 'Suggested for a baby. You can choose another one.',
    one: 'Suggested for # year of age. You can choose another one.',
    other: 'Suggested for # years of age. You can choose another one.',
  })

export const explainOtherChoice = (age: number, suggested: string) =>
  plural(age, {
    0: `For a baby, we suggest “${suggested}”.`,
    one: `For # year of age, we suggest “${suggested}”.`,
    other: `For # years of age, we suggest “${suggested}”.`,
  })
