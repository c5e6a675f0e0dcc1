import type { FieldProblem } from '../../api-error.ts'
import { activities } from './activities.ts'
import { contentMaturities, proficiencyLevels } from './levels.ts'
import { pronouns } from './genders-and-pronouns.ts'
import { voices } from './voices.ts'

const lists = {
  activities,
  contentMaturity: contentMaturities,
  proficiencyLevel: proficiencyLevels,
  pronouns,
  voice: voices,
}

type References = { [Field in keyof typeof lists]?: string | string[] | null | undefined }

/** The fields whose value is not in its reference list. */
export function unknownReferences(references: References): FieldProblem[] {
  return Object.entries(lists).flatMap(([field, list]) => {
    const ids = [references[field as keyof References]].flat().filter((id) => typeof id === 'string')
    const unknown = ids.find((id) => !list.some((entry) => entry.id === id))
    return unknown === undefined
      ? []
      : [
          {
            field: `body.${field}`,
            message: (i18n) => i18n.t('"{value}" is not one of the possible values.', { value: unknown }),
          },
        ]
  })
}
