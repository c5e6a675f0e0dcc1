import {
  listActivities,
  listContentMaturities,
  listGenders,
  listProficiencyLevels,
  listPronouns,
  listVoices,
} from '@pipit/contract/reference-lists'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { activities } from './activities.ts'
import { contentMaturities, proficiencyLevels } from './levels.ts'
import { genders, pronouns } from './genders-and-pronouns.ts'
import { voices } from './voices.ts'

export function referenceListRoutes(app: FastifyInstance) {
  route(app, listContentMaturities, () => ({ items: contentMaturities }))
  route(app, listProficiencyLevels, () => ({ items: proficiencyLevels }))
  route(app, listGenders, () => ({ items: genders }))
  route(app, listPronouns, () => ({ items: pronouns }))
  route(app, listActivities, () => ({ items: activities }))
  route(app, listVoices, () => ({ items: voices }))
}
