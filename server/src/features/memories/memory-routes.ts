import { mayRemember } from '@pipit/conversation/facts/extract-facts'
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
import { ApiError, orNotFound } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { activities } from '../reference-lists/activities.ts'
import { factStore, type FactRow } from './fact-store.ts'
import { memoryStore } from './memory-store.ts'

export function memoryRoutes(app: FastifyInstance, database: Database) {
  const store = memoryStore(database)
  const facts = factStore(database)

  route(app, readMemories, async ({ params: { accountId, childId } }) => {
    const { remembers } = orNotFound(await store.findChild(accountId, childId))
    const played = await store.listPlayed(childId)
    return {
      remembers,
      facts: (await facts.list(childId)).toReversed().map(toFact),
      activities: played.map(({ lastPlayedAt, ...each }) => ({
        ...each,
        name: activities.find(({ id }) => id === each.activity)?.name ?? each.activity,
        lastPlayedAt: lastPlayedAt.toISOString(),
      })),
    }
  })

  route(app, correctFact, async ({ params: { accountId, childId, factId }, body: { value } }) => {
    const { maturity } = orNotFound(await store.findChild(accountId, childId))
    const fact = orNotFound(await facts.find(childId, factId))
    // Loaded with the first correction, because the word lists take memory.
    const { findProfanity } = await import('../chat/find-profanity.ts')
    if (!mayRemember({ ...fact, value }, { findProfanity, maturity }))
      throw new ApiError('invalid-request', [
        { field: 'body.value', message: 'Pipit would not say this to a child. Use one to four plain words.' },
      ])
    return toFact(orNotFound(await facts.correct(childId, factId, value)))
  })

  route(app, removeFact, async ({ params: { accountId, childId, factId } }) => {
    orNotFound(await store.findChild(accountId, childId))
    const removedAt = new Date()
    if (!(await store.removeFact(childId, factId, removedAt))) throw new ApiError('not-found')
    return { removedAt: removedAt.toISOString() }
  })

  route(app, removePlayedActivity, async ({ params: { accountId, childId, activity } }) => {
    orNotFound(await store.findChild(accountId, childId))
    const removedAt = new Date()
    if (!(await store.removePlayed(childId, activity, removedAt))) throw new ApiError('not-found')
    return { removedAt: removedAt.toISOString() }
  })

  route(app, removeMemories, async ({ params: { accountId, childId } }) => {
    orNotFound(await store.findChild(accountId, childId))
    const removedAt = new Date()
    await database.transaction((db) => memoryStore(db).removeAll(childId, removedAt))
    return { removedAt: removedAt.toISOString() }
  })

  route(app, restoreMemories, async ({ params: { accountId, childId }, body: { removedAt } }) => {
    orNotFound(await store.findChild(accountId, childId))
    return { restored: await store.restore(childId, new Date(removedAt)) }
  })
}

const toFact = ({ id, kind, subject, value, saidAt, correctedAt }: FactRow) => ({
  id,
  label: factLabel({ kind, subject }),
  value,
  saidAt: saidAt.toISOString(),
  correctedAt: correctedAt?.toISOString() ?? null,
})
