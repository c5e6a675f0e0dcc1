import type { Language } from '@pipit/contract/api/languages'
import type { ConsentState } from '@pipit/contract/consents'
import type { Database, Queries } from '@pipit/database/connect'
import type { AuditTrail } from '../../access/audit-trail/audit-trail.ts'
import { ApiError, orNotFound } from '../../api-error.ts'
import { endConversationsOfFamily } from '../chat/conversation/end-conversations.ts'
import { consentStore } from './consent-store.ts'
import { consentIn, currentConsent, type ConsentTexts } from './read-consent-texts.ts'

interface Dependencies {
  database: Database
  auditTrail: Pick<AuditTrail, 'appendIn'>
  texts: ConsentTexts
}

export type FamilyConsent = ReturnType<typeof familyConsent>

/** The parental consent of a family. Nothing about a child is stored without it. */
export function familyConsent({ database, auditTrail, texts }: Dependencies) {
  const current = currentConsent(texts)
  const store = consentStore(database)

  return {
    currentVersion: current.version,

    async read(accountId: string, language: Language) {
      orNotFound(await store.findAgreedVersion(accountId))
      const rows = await store.list(accountId)
      const agreed = agreedVersion(rows)
      const { version, date } = current
      const { title, sections } = consentIn(current, language)
      return {
        state: stateOf(rows),
        text: { version, date, title, sections },
        changes: agreed === null ? [] : newerThan(agreed).flatMap((text) => consentIn(text, language).changes),
        history: rows.map(({ version: agreedTo, givenAt, withdrawnAt }) => ({
          version: agreedTo,
          givenAt: givenAt.toISOString(),
          withdrawnAt: withdrawnAt?.toISOString() ?? null,
        })),
      }
    },

    async readStateIn(db: Queries, accountId: string) {
      return stateOf(await consentStore(db).list(accountId))
    },

    /** Every consent with the text that was agreed to, for the family's export. */
    async export(accountId: string) {
      return (await store.list(accountId)).map(({ version, textHash, givenAt, withdrawnAt }) => {
        const { title = null, sections = null } = findAgreed(version, textHash) ?? {}
        return { version, textHash, givenAt, withdrawnAt, title, sections }
      })
    },

    /** The current version, so that a new child falls under a text that the parent has read. */
    async require(accountId: string) {
      const { version } = orNotFound(await store.findAgreedVersion(accountId))
      if (version === null || version < current.version) throw new ApiError('consent-required')
    },

    /** Fails if the text has changed since the page was opened: nobody agrees to a text that they have not seen. */
    async give(
      accountId: string,
      { version, actorId, language }: { version: number; actorId: string; language: Language },
    ) {
      if (version !== current.version) throw new ApiError('version-conflict')
      await database.transaction(async (db) => {
        if (await consentStore(db).add(accountId, { version, hash: consentIn(current, language).hash }))
          await auditTrail.appendIn(db, [
            { ...entryOf(accountId), actorId, action: 'consent.given', resourceId: `${version}` },
          ])
      })
    },

    /** Null for a superadmin who withdraws it on a parent's request: the audit trail has that entry already. */
    async withdraw(accountId: string, { actorId }: { actorId: string | null }) {
      orNotFound(await store.findAgreedVersion(accountId))
      await database.transaction(async (db) => {
        if (!(await consentStore(db).withdraw(accountId))) return
        await endConversationsOfFamily(db, accountId)
        if (actorId !== null)
          await auditTrail.appendIn(db, [
            { ...entryOf(accountId), actorId, action: 'consent.withdrawn', resourceId: null },
          ])
      })
    },
  }

  function newerThan(agreed: number) {
    return texts.filter(({ version }) => version > agreed)
  }

  /** Finds the text in the language in which it was read, or at least the version if the file was edited since. */
  function findAgreed(version: number, textHash: string) {
    const text = texts.find((each) => each.version === version)
    return Object.values(text?.translations ?? {}).find((each) => each?.hash === textHash) ?? text
  }

  function stateOf(rows: { version: number; withdrawnAt: Date | null }[]): ConsentState {
    const agreed = agreedVersion(rows)
    if (agreed === null) return rows.length === 0 ? 'none' : 'withdrawn'
    return agreed < current.version ? 'changed' : 'given'
  }
}

function agreedVersion(rows: { version: number; withdrawnAt: Date | null }[]) {
  const valid = rows.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ version }) => version)
  return valid.length === 0 ? null : Math.max(...valid)
}

const entryOf = (accountId: string) => ({
  concernedAccountId: accountId,
  resource: 'consent',
  reason: null,
})
