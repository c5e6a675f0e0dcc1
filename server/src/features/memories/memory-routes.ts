import { factLabel } from '@pipit/conversation/facts/fact'
import {
  correctFact,
  readMemories,
  removeFact,
  removeMemories,
  removePlayedActivity,
  restoreMemories,
} from '@pipit/contract/memories'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { ApiError, orNotFound } from '../../api-error.ts'
import { route } from '../../http/route.ts'
import { activities } from '../reference-lists/activities.ts'
import { factStore, type FactRow } from './fact-store.ts'
import { memoryStore } from './memory-store.ts'

export function memoryRoutes(app: FastifyInstance, database: Database) {
  const store = memoryStore(database)
  const facts = factStore(database)

  route(app, readMemories, async ({ params: { ...child } }) => {
    const { remembers } = orNotFound(await store.findChild(child))
    const played = await store.listPlayed(child)
    return {
      remembers,
      facts: (await facts.list(child)).toReversed().map(toFact),
      activities: played.map(({ lastPlayedAt, ...each }) => ({
        ...each,
        name: activities.find(({ id }) => id === each.activity)?.name ?? each.activity,
        lastPlayedAt: lastPlayedAt.toISOString(),
      })),
    }
  })

  route(app, correctFact, async ({ params: { factId, ...child }, body: { value } }) => {
    const { maturity } = orNotFound(await store.findChild(child))
    const fact = orNotFound(await facts.find(child, factId))
    // Loaded with the first correction, because the word lists take memory.
    const [{ mayRemember }, { findProfanity }] = await Promise.all([
      import('@pipit/conversation/facts/extract-facts'),
      import('../chat/find-profanity.ts'),
    ])
    if (!mayRemember({ ...fact, value }, { findProfanity, maturity }))
      throw new ApiError('invalid-request', [
        { field: 'body.value', message: /*i18n*/ 'Pipit would not say this to a child. Use one to four plain words.' },
      ])
    return toFact(orNotFound(await facts.correct(child, factId, value)))
  })

  route(app, removeFact, async ({ params: { factId, ...child } }) => {
    orNotFound(await store.findChild(child))
    const removedAt = new Date()
    if (!(await store.removeFact(child, factId, removedAt))) throw new ApiError('not-found')
    return { removedAt: removedAt.toISOString() }
  })

  route(app, removePlayedActivity, async ({ params: { activity, ...child } }) => {
    orNotFound(await store.findChild(child))
    const removedAt = new Date()
    if (!(await store.removePlayed(child, activity, removedAt))) throw new ApiError('not-found')
    return { removedAt: removedAt.toISOString() }
  })

  route(app, removeMemories, async ({ params: { ...child } }) => {
    orNotFound(await store.findChild(child))
    const removedAt = new Date()
    await database.transaction((db) => memoryStore(db).removeAll(child, removedAt))
    return { removedAt: removedAt.toISOString() }
  })

  route(app, restoreMemories, async ({ params: { ...child }, body: { removedAt } }) => {
    orNotFound(await store.findChild(child))
    return { restored: await store.restore(child, new Date(removedAt)) }
  })
}

const toFact = ({ id, kind, subject, value, saidAt, correctedAt }: FactRow) => ({
  id,
  label: factLabel({ kind, subject }),
  value,
  saidAt: saidAt.toISOString(),
  correctedAt: correctedAt?.toISOString() ?? null,
})
