import { onTarget, type Attack } from '../runner/attack.ts'
import { poll } from '../target/poll.ts'
import { aParent, call, expectStatus } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

export const mailsAfterDeletion: Attack = {
  name: 'mails-after-deletion',
  aim: 'find mails to somebody who has deleted their account',
  attempt: onTarget({}, async (target) => {
    const parent = await aParent(target)
    const { email, accountId, token } = parent
    const request = await call(target, 'POST /v1/auth/send-reset-password-email', { body: { email } })
    expectStatus(request, 204)
    const before = await poll(async () => {
      const ids = await mailIds(target)
      return ids.length > 0 ? ids : undefined
    })
    const deletion = await call(target, `DELETE /v1/accounts/${accountId}`, { token })
    if (deletion.status >= 300) throw new Error(`The account was not deleted: ${deletion.status}`)
    // The receipt, which is mailed after the deletion, is none of them.
    const left = (await mailIds(target)).filter((id) => before.includes(id))
    return {
      succeeded: left.length > 0,
      evidence: `${left.length} of ${before.length} mails are left after the deletion`,
    }
  }),
}

/** The ids of the mails that were delivered to the outbox. */
async function mailIds(target: Target) {
  return (await target.sql<{ id: string }>('select id::text from outbox_mails')).map(({ id }) => id)
}
