/** There are at least two, so that the coach never says the same twice in a row. */
export type Wordings = readonly [string, string, ...string[]]

/**
 * People have written them for two age groups. A turn for the younger has about 25 words, which is less than 10
 * seconds. `fill-in.ts` replaces `{emergency}`, `{helpline}` and `{helpers}`.
 */
export interface WordingsByAge {
  younger: Wordings
  older: Wordings
}

const assumedAge = 6
const olderFromAge = 8

export const wordingsFor = (age: number | null, wordings: WordingsByAge) =>
  (age ?? assumedAge) < olderFromAge ? wordings.younger : wordings.older
