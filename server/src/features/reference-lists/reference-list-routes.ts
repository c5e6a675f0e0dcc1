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
import type { I18n } from '../../i18n/i18n.ts'
import { activities } from './activities.ts'
import { contentMaturities, proficiencyLevels } from './levels.ts'
import { genders, pronouns } from './genders-and-pronouns.ts'
import { voices } from './voices.ts'

export function referenceListRoutes(app: FastifyInstance) {
  route(app, listContentMaturities, ({ i18n }) => ({ items: translateEntries(i18n, contentMaturities) }))
  route(app, listProficiencyLevels, ({ i18n }) => ({ items: translateEntries(i18n, proficiencyLevels) }))
  route(app, listGenders, ({ i18n }) => ({ items: translateEntries(i18n, genders) }))
  route(app, listPronouns, ({ i18n }) => ({ items: translateEntries(i18n, pronouns) }))
  route(app, listActivities, ({ i18n }) => ({ items: translateEntries(i18n, activities) }))
  route(app, listVoices, ({ i18n }) => ({ items: translateEntries(i18n, voices) }))
}

function translateEntries<Entry extends { name: string; description: string }>(i18n: I18n, entries: Entry[]): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    name: i18n.translate(entry.name),
    description: i18n.translate(entry.description),
  }))
}
