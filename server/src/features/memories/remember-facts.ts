import { extractFacts } from '@pipit/conversation/facts/extract-facts'
import type { Fact } from '@pipit/conversation/facts/fact'
import { isOutdatedBy, mergeFact } from '@pipit/conversation/facts/merge-facts'
import { findPrivateTexts } from '@pipit/conversation/prompt/private-words'
import type { Database } from '@pipit/database/connect'
import { findProfanity } from '../chat/find-profanity.ts'
import { factStore } from './fact-store.ts'

/**
 * Searches what a child has said since the last search for facts. Returns the family if there was something to search,
 * else null.
 */
export async function rememberFacts(database: Database, childId: string): Promise<string | null> {
  if (!(await factStore(database).hasUnsearched(childId))) return null
  return database.transaction(async (db) => {
    const store = factStore(db)
    const child = await store.lockChild(childId)
    if (!child) return null
    const utterances = await store.listUnsearched(childId)
    for (const { conversationId, number } of utterances) await store.markSearched(conversationId, number)
    if (!child.remembers) return null
    const privateTexts = findPrivateTexts(
      utterances.map(({ text }) => text),
      findProfanity,
    )
    for (const [index, { text, at: saidAt, isFlagged, isPretend, ...entry }] of utterances.entries()) {
      await forgetOutdated(text)
      if (isFlagged || isPretend || privateTexts.has(index)) continue
      const facts = extractFacts(text, { findProfanity, maturity: child.maturity })
      for (const fact of facts) await remember(fact, { saidAt, ...entry })
    }
    await store.deleteSurplus(childId)
    return child.accountId

    /** Also by words that are not remembered themselves. */
    async function forgetOutdated(text: string) {
      const outdated = (await store.list(childId)).filter((fact) => isOutdatedBy(fact, text))
      if (outdated.length > 0) await store.delete(outdated.map(({ id }) => id))
    }

    async function remember(fact: Fact, entry: { saidAt: Date; conversationId: string; number: number }) {
      const { renewed, removed, isNew } = mergeFact(await store.list(childId), fact)
      if (removed.length > 0) await store.delete(removed)
      if (renewed.length > 0) await store.renew(renewed, entry)
      if (isNew) await store.add(childId, { ...fact, ...entry })
    }
  })
}

/** The facts of a child, with those of a conversation that has just ended; the latest last. */
export async function readFacts(database: Database, childId: string): Promise<Fact[]> {
  await rememberFacts(database, childId)
  return factStore(database).list(childId)
}
