import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../../api-error.ts'
import { renderFamilyDeletedMail } from './guardian-mails.ts'
import { listFamilies } from './guardian-queries.ts'
import { guardianStore } from './guardian-store.ts'
import { tellOwnersOfDeparture, type MailDependencies } from './notify-of-guardian-change.ts'

/** Call this before an account is deleted, at the identity provider too: no family is left without an owner. */
export async function refuseIfLastOwner(db: Queries, personId: string) {
  if (await guardianStore(db).isLastOwner(personId)) throw new ApiError('last-owner')
}

/**
 * The account to delete when a family's founder deletes theirs: with another owner, the family stays, and only the founder's
 * own account is deleted. The other owners are told.
 */
export async function accountOfFounder(db: Queries, mails: MailDependencies, accountId: string): Promise<string> {
  const store = guardianStore(db)
  const founder = await store.findPerson(accountId)
  if (!founder || !(await store.hasOtherOwner(accountId))) return accountId
  const personId = await store.detachFounder(accountId)
  if (personId === undefined) return accountId
  const family = { accountId, name: founder.name, exceptId: personId }
  await tellOwnersOfDeparture(db, mails, family, { person: founder.name, departure: 'account-deleted' })
  return personId
}

/** When another owner deletes the family, its founder keeps their account. */
export async function releaseFounder(db: Queries, accountId: string) {
  await guardianStore(db).detachFounder(accountId)
}

/**
 * Call this before an account is deleted. The returned function then writes to the other adults of its family, and to the
 * owners of the families that the person belonged to. A founder who keeps their sign-in stays in those.
 */
export async function prepareDeletionMails(
  db: Queries,
  { accountId, actorId, keepsFounder }: { accountId: string; actorId: string; keepsFounder: boolean },
) {
  const store = guardianStore(db)
  const [others, account, families] = await Promise.all([
    store.listOthers(accountId, actorId),
    store.findPerson(accountId),
    keepsFounder ? [] : listFamilies(db, accountId),
  ])
  const person = account?.name ?? ''
  return async (mails: MailDependencies) => {
    for (const to of others)
      await mails.sendMail(renderFamilyDeletedMail({ to, familyName: person, link: mails.publicUrl }))
    for (const { accountId: familyId, name } of families.filter(({ isOwn }) => !isOwn)) {
      const family = { accountId: familyId, name, exceptId: actorId }
      await tellOwnersOfDeparture(db, mails, family, { person, departure: 'account-deleted' })
    }
  }
}
