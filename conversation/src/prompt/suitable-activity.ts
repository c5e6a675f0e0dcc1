/** An activity fits a maturity up to this suggested age. Other maturities fit all activities. */
const maxSuggestedAge: Record<string, number> = { toddler: 3, preschool: 5 }

/** A child without a birth date counts as this old. */
const assumedAge = 5

interface ChildLevels {
  age: number | null
  maturity: string
}

/**
 * The coach offers only such an activity unasked. A child that asks for another, or shows its card, may do it anyway.
 */
export function isSuitableActivity(suggestedFromAge: number, { age, maturity }: ChildLevels): boolean {
  return suggestedFromAge <= Math.min(age ?? assumedAge, maxSuggestedAge[maturity] ?? Number.POSITIVE_INFINITY)
}
