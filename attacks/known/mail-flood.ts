import { setTimeout as delay } from 'node:timers/promises'
import { onTarget, type Attack } from '../runner/attack.ts'
import { behindProxy, fromNewAddress } from '../target/addresses.ts'
import { aParent, call, identity } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

const requestCount = 60
const maxMails = 10

export const mailFlood: Attack = {
  name: 'mail-flood',
  aim: 'fill the mailbox of a parent with mails of this service',
  attempt: onTarget(behindProxy, async (target) => {
    const reset = await aParent(target, 'reset@example.org')
    const byReset = await mailsAfter(target, () =>
      call(target, 'POST /v1/auth/send-reset-password-email', {
        body: { email: reset.email },
        headers: fromNewAddress(),
      }),
    )
    // All are one mailbox: what follows the plus sign is only a label.
    const bySignInLink = await mailsAfter(target, (number) =>
      identity(
        target,
        'accounts:sendOobCode',
        { requestType: 'EMAIL_SIGNIN', email: `link+${number}@example.org` },
        fromNewAddress(),
      ),
    )
    return {
      succeeded: byReset > maxMails || bySignInLink > maxMails,
      evidence: `${requestCount} requests from ${requestCount} addresses sent ${byReset} reset links and ${bySignInLink} sign-in links to one mailbox`,
    }
  }),
}

async function mailsAfter(target: Target, request: (number: number) => Promise<unknown>): Promise<number> {
  const before = await countMails(target)
  for (let number = 0; number < requestCount; number += 1) await request(number)
  while ((await countRows(target, 'graphile_worker.jobs')) > 0) await delay(200)
  return (await countMails(target)) - before
}

const countMails = (target: Target) => countRows(target, 'outbox_mails')

async function countRows(target: Target, table: 'outbox_mails' | 'graphile_worker.jobs') {
  const [row] = await target.sql<{ count: number }>(`select count(*)::int as count from ${table}`)
  return row?.count ?? 0
}
