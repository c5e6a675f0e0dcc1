import { birthDateProblem } from '@pipit/contract/children/birth-date'
import { ApiError } from '../../api-error.ts'
import { unknownReferences } from '../reference-lists/check-references.ts'

interface ProfileFields {
  birthDate?: string | null | undefined
  pronouns?: string | null | undefined
  proficiencyLevel?: string | undefined
  contentMaturity?: string | undefined
  activities?: string[] | undefined
}

/** The schema of the contract cannot check what depends on today's date and on the reference lists. */
export function checkChild(profile: ProfileFields) {
  const problem = profile.birthDate ? birthDateProblem(profile.birthDate) : null
  const details = [...(problem ? [{ field: 'body.birthDate', message: problem }] : []), ...unknownReferences(profile)]
  if (details.length > 0) throw new ApiError('invalid-request', details)
}
