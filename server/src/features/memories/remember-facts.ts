import { extractFacts } from '@pipit/conversation/facts/extract-facts'
import type { Fact } from '@pipit/conversation/facts/fact'
import { isOutdatedBy, mergeFact } from '@pipit/conversation/facts/merge-facts'
import { findPrivateTexts } from '@pipit/conversation/prompt/private-words'
import type { Database } from '@pipit/database/connect'
import type { ChildReference } from '../../database/of-child.ts'
import { findProfanity } from '../chat/find-profanity.ts'
import { factStore } from './fact-store.ts'

/** Searches what a child has said since the last search for facts. Returns whether there was something to search. */
export async function rememberFacts(database: Database, child: ChildReference, now = new Date()): Promise<boolean> {
  if (!(await factStore(database).hasUnsearched(child, now))) return false
  return database.transaction(async (db) => {
    const store = factStore(db)
    const settings = await store.lockChild(child)
    if (!settings) return false
    const utterances = await store.listUnsearched(child, now)
    for (const { conversationId, number } of utterances) {
      await store.markSearched(child.accountId, conversationId, number)
    }
    if (!settings.remembers) return false
    const privateTexts = findPrivateTexts(
      utterances.map(({ text }) => text),
      findProfanity,
    )
    for (const [index, { text, at: saidAt, isFlagged, isPretend, ...entry }] of utterances.entries()) {
      await forgetOutdated(text)
      if (isFlagged || isPretend || privateTexts.has(index)) continue
      const facts = extractFacts(text, { findProfanity, maturity: settings.maturity })
      for (const fact of facts) await remember(fact, { saidAt, ...entry })
    }
    await store.deleteSurplus(child)
    return true

    /** Words that are not remembered themselves count, too. */
    async function forgetOutdated(text: string) {
      const outdated = (await store.list(child)).filter((fact) => isOutdatedBy(fact, text))
      if (outdated.length > 0)
        await store.delete(
          child.accountId,
          outdated.map(({ id }) => id),
        )
    }

    async function remember(fact: Fact, entry: { saidAt: Date; conversationId: string; number: number }) {
      const { renewed, removed, isNew } = mergeFact(await store.list(child), fact)
      if (removed.length > 0) await store.delete(child.accountId, removed)
      if (renewed.length > 0) await store.renew(child.accountId, renewed, entry)
      if (isNew) await store.add(child, { ...fact, ...entry })
    }
  })
}

/** The facts of a child, with those of a conversation that has just ended; the latest last. */
export async function readFacts(database: Database, child: ChildReference): Promise<Fact[]> {
  await rememberFacts(database, child)
  return factStore(database).list(child)
}
