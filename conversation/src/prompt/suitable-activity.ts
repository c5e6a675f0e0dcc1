/** Up to which suggested age an activity fits each maturity; the others fit all activities. */
const maxSuggestedAge: Record<string, number> = { toddler: 3, preschool: 5 }

/** Taken for a child without a birth date. */
const assumedAge = 5

interface ChildLevels {
  age: number | null
  maturity: string
}

/** Whether the coach offers an activity unasked. A child that asks for it, or shows its card, may do it anyway. */
export function isSuitableActivity(suggestedFromAge: number, { age, maturity }: ChildLevels): boolean {
  return suggestedFromAge <= Math.min(age ?? assumedAge, maxSuggestedAge[maturity] ?? Number.POSITIVE_INFINITY)
}
