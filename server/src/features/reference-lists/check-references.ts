import type { ErrorDetail } from '@pipit/contract/api/errors'
import { activities } from './activities.ts'
import { contentMaturities, proficiencyLevels } from './levels.ts'
import { genders, pronouns } from './people.ts'

const lists = {
  activities,
  contentMaturity: contentMaturities,
  proficiencyLevel: proficiencyLevels,
  gender: genders,
  pronouns,
}

type References = { [Field in keyof typeof lists]?: string | string[] | null | undefined }

/** Names each field whose value is in none of the lists that the API serves. */
export function unknownReferences(given: References): ErrorDetail[] {
  return Object.entries(lists).flatMap(([field, list]) => {
    const ids = [given[field as keyof References]].flat().filter((id) => typeof id === 'string')
    const unknown = ids.find((id) => !list.some((entry) => entry.id === id))
    return unknown === undefined ? [] : [{ field: `body.${field}`, message: `There is no "${unknown}" to choose.` }]
  })
}
