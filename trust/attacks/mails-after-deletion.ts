import type { Attack } from '../runner/attack.ts'
import { poll } from '../target/families.ts'
import { aParent, call, expectStatus } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

export const mailsAfterDeletion: Attack = {
  name: 'mails-after-deletion',
  aim: 'find mails to somebody who has deleted their account',
  attempt: (options) =>
    withTarget(options, async (target) => {
      const parent = await aParent(target)
      const { email, accountId, token } = parent
      const request = await call(target, 'POST /v1/auth/send-reset-password-email', { body: { email } })
      expectStatus(request, 204)
      const before = await poll(async () => {
        const { stored, waiting } = await countMails(target)
        return stored > 0 && waiting === 0 ? stored : undefined
      })
      expectStatus(await call(target, `DELETE /v1/accounts/${accountId}`, { token }), 204)
      const { stored, waiting } = await countMails(target)
      return {
        succeeded: stored + waiting > 0,
        evidence: `${stored + waiting} of ${before} mails are left after the deletion`,
      }
    }),
}

async function countMails(target: Target) {
  const [counts] = await target.sql<{ stored: number; waiting: number }>(
    `select (select count(*)::int from outbox_mails) as stored,
            (select count(*)::int from graphile_worker.jobs where task_identifier in ('send-mail', 'send-action-mail')) as waiting`,
  )
  return counts ?? { stored: 0, waiting: 0 }
}
