import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, call, exchangeRefreshToken, expectStatus } from '../target/people.ts'

/** Longer than several tabs of one browser may take to refresh with the same token. */
const laterSeconds = 130

export const stolenRefreshToken: Attack = {
  name: 'stolen-refresh-token',
  aim: 'stay signed in with a copy of a refresh token, while the parent goes on using the browser',
  attempt: onTarget({ movableClock: true }, async (target) => {
    const parent = await aParent(target)
    const stolen = parent.refreshToken
    const { json } = expectStatus(await exchangeRefreshToken(target, stolen), 200)
    await target.clock.advance(laterSeconds)
    const reuse = await exchangeRefreshToken(target, stolen)
    // The copy in the browser may be the stolen one, so the whole sign-in must have ended.
    const newest = await exchangeRefreshToken(target, json.refresh_token)
    const session = await call(target, `GET /v1/accounts/${parent.accountId}`, { token: parent.token })
    return {
      succeeded: [reuse, newest, session].some(({ status }) => status === 200),
      evidence: `copy used ${laterSeconds} s later: ${reuse.status}, then the newest token: ${newest.status}, the session: ${session.status}`,
    }
  }),
}
