/** What two people made of the same fields. */
interface Versions<Values> {
  /** What both started from. */
  base: Values
  mine: Values
  theirs: Values
}

/**
 * Combines two people's changes of one resource: a field that only one of them changed has that person's value, a field that
 * both changed differently keeps mine and is among the `conflicts`.
 */
export function mergeChanges<Values extends object>({ base, mine, theirs }: Versions<Values>) {
  const fields = Object.keys(theirs) as (keyof Values & string)[]
  const differs = (one: Values, other: Values, field: keyof Values) =>
    JSON.stringify(one[field] ?? null) !== JSON.stringify(other[field] ?? null)
  const isMine = (field: keyof Values) => field !== 'version' && differs(mine, base, field)
  return {
    merged: Object.fromEntries(
      fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
    ) as unknown as Values,
    conflicts: fields.filter((field) => isMine(field) && differs(theirs, base, field) && differs(theirs, mine, field)),
  }
}
