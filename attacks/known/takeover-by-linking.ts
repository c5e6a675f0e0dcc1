import type { Attack } from '../runner/attack.ts'
import { startOidcIssuer } from '../target/oidc-issuer.ts'
import { aParent, call, exchangeRefreshToken, expectStatus, identity, type SignedIn } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const providerId = 'oidc.elsewhere'
const oldSignInSeconds = 310

export const takeoverByLinking: Attack = {
  name: 'takeover-by-linking',
  aim: 'link a foreign account to a parent’s, with tokens taken from the browser, and sign in with it',
  async attempt(options) {
    const issuer = await startOidcIssuer(providerId)
    const variables = { OIDC_PROVIDERS: issuer.variable }
    try {
      return await withTarget({ ...options, variables, movableClock: true }, async (target) => {
        const signedOut = await aParent(target)
        const leftOpen = await aParent(target)
        expectStatus(await call(target, 'POST /v1/auth/sign-out', { token: signedOut.token }), 204)
        await target.clock.advance(oldSignInSeconds)
        const outcomes = [
          { victim: 'after a sign-out', ...(await takeOver(target, signedOut, issuer.postBody('thief-1'))) },
          { victim: 'with an old sign-in', ...(await takeOver(target, leftOpen, issuer.postBody('thief-2'))) },
        ]
        return {
          succeeded: outcomes.some(({ succeeded }) => succeeded),
          evidence: outcomes.map(({ victim, evidence }) => `${victim}: ${evidence}`).join('; '),
        }
      })
    } finally {
      issuer.stop()
    }
  },
}

async function takeOver(target: Target, victim: SignedIn, postBody: string) {
  const [{ uid } = { uid: '' }] = await target.sql<{ uid: string }>('select uid from identity.users where email = $1', [
    victim.email,
  ])
  const refreshed = await exchangeRefreshToken(target, victim.refreshToken)
  const idToken = refreshed.status === 200 ? refreshed.json.id_token : victim.idToken
  const request = { requestUri: 'http://localhost', postBody, returnSecureToken: true }
  const linked = await identity(target, 'accounts:signInWithIdp', { ...request, idToken })
  const entered = expectStatus(await identity(target, 'accounts:signInWithIdp', request), 200)
  const isInside = entered.json.localId === uid
  return {
    succeeded: isInside,
    evidence: `refresh ${refreshed.status}, link ${linked.status} ${linked.json?.error?.message ?? ''}, then ${isInside ? 'signed in as the parent' : 'signed in as a stranger'}`,
  }
}
