import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../../http/api-error.ts'
import type { SendMail } from '../mails/send-mail.ts'
import { renderFamilyDeletedMail } from './guardian-mails.ts'
import { guardianStore } from './guardian-store.ts'

/** Before an account is deleted, at the identity provider too: no family is left without an owner. */
export async function refuseIfLastOwner(db: Queries, personId: string) {
  if (await guardianStore(db).isLastOwner(personId)) throw new ApiError('last-owner')
}

/**
 * The account to delete when a family's founder deletes theirs: with another owner, the family stays, and only the founder's
 * own account is deleted.
 */
export async function accountOfFounder(db: Queries, accountId: string): Promise<string> {
  const store = guardianStore(db)
  if (!(await store.hasOtherOwner(accountId))) return accountId
  return (await store.detachFounder(accountId)) ?? accountId
}

/** When another owner deletes the family, its founder keeps their account. */
export async function releaseFounder(db: Queries, accountId: string) {
  await guardianStore(db).detachFounder(accountId)
}

/** To be called before a family is deleted; the returned function then writes to its other adults. */
export async function prepareFamilyDeletedMails(
  db: Queries,
  { accountId, actorId }: { accountId: string; actorId: string },
) {
  const store = guardianStore(db)
  const [addresses, family] = await Promise.all([
    store.listOthersAddresses(accountId, actorId),
    store.findPerson(accountId),
  ])
  return async (sendMail: SendMail, publicUrl: string) => {
    for (const to of addresses)
      await sendMail(renderFamilyDeletedMail({ to, familyName: family?.name ?? '', link: publicUrl }))
  }
}
