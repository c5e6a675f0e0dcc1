/** At least two, so that the coach never says the same twice in a row. */
type Wordings = readonly [string, string, ...string[]]

/**
 * Written by people, for two age groups. A turn for the younger has about 25 words, which is less than 10 seconds.
 * `{emergency}`, `{helpline}` and `{helpers}` are replaced by what is known about the family's country and the child.
 */
export interface WordingsByAge {
  younger: Wordings
  older: Wordings
}

const assumedAge = 6
const olderFromAge = 8

export const wordingsFor = (age: number | null, wordings: WordingsByAge) =>
  (age ?? assumedAge) < olderFromAge ? wordings.younger : wordings.older
