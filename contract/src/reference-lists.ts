import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { plan } from './plans/plans.ts'

const entry = z.object({ id: z.string(), name: z.string(), description: z.string() })

/** A suggestion in whole years: the parent decides. */
const suggestedFromAge = z.int().min(0)

function defineList<const Path extends `/${string}`, Entry extends z.ZodType>(
  path: Path,
  summary: string,
  item: Entry,
) {
  return defineEndpoint({
    method: 'GET',
    path,
    summary,
    needs: 'anyone',
    concerns: 'no family',
    responses: { 200: z.object({ items: z.array(item) }) },
  })
}

export const listContentMaturities = defineList(
  '/content-maturities',
  'How grown-up the companion’s topics may be',
  entry.extend({ suggestedFromAge }),
)
export const listProficiencyLevels = defineList(
  '/proficiency-levels',
  'How simply the companion speaks',
  entry.extend({ suggestedFromAge }),
)
export const listVoices = defineList('/voices', 'How the companion sounds', entry)
/** Part of the specification. A child's profile has no gender: pronouns say what the companion needs to know. */
export const listGenders = defineList('/genders', 'Genders, for other systems; a child’s profile has none', entry)
export const listPronouns = defineList(
  '/pronouns',
  'How the companion speaks of the child',
  entry.extend({ subject: z.string(), object: z.string(), possessive: z.string() }),
)
export const listActivities = defineList(
  '/activities',
  'What a child can do with the companion, and what a card can start',
  entry.extend({ suggestedFromAge, icon: z.string() }),
)
export const listSubscriptions = defineList('/subscriptions', 'The plans that a family can have', plan)
