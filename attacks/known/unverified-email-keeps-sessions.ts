import { setTimeout as delay } from 'node:timers/promises'
import { onTarget, type Attack } from '../runner/attack.ts'
import { openSocket } from '../target/open-socket.ts'
import { aParent, aSuperadmin, call, exchangeRefreshToken, expectStatus } from '../target/people.ts'

/** Everything that was revoked has ended after this time. */
const revocationMs = 1000

export const unverifiedEmailKeepsSessions: Attack = {
  name: 'unverified-email-keeps-sessions',
  aim: 'go on after a superadmin has marked the address as unverified',
  attempt: onTarget({}, async (target) => {
    const superadmin = await aSuperadmin(target)
    const { accountId, token, refreshToken } = await aParent(target)
    const page = await openSocket(target.url, '/family', { token, accountId })
    const body = { accountId, emailVerified: false }
    const change = await call(target, 'PATCH /v1/admin/accounts/email-verified', { token: superadmin.token, body })
    expectStatus(change, 204)
    await delay(revocationMs)
    const session = await call(target, `GET /v1/accounts/${accountId}`, { token })
    const refreshed = await exchangeRefreshToken(target, refreshToken)
    const isOpen = page.connected
    page.disconnect()
    return {
      succeeded: session.status === 200 || isOpen || refreshed.status === 200,
      evidence: `a second later: session ${session.status}, socket ${isOpen ? 'open' : 'closed'}, refresh ${refreshed.status}`,
    }
  }),
}
