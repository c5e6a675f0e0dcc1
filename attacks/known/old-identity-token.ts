import type { Attack } from '../runner/attack.ts'
import { aParent, call } from '../target/people.ts'
import { withTarget } from '../target/with-target.ts'

/** Less than the hour for which an identity token is valid. */
const ageSeconds = 1281

export const oldIdentityToken: Attack = {
  name: 'old-identity-token',
  aim: 'open a session with an identity token that was copied long ago',
  attempt: (options) =>
    withTarget({ ...options, movableClock: true }, async (target) => {
      const { idToken: token } = await aParent(target)
      await target.clock.advance(ageSeconds)
      const { status, json } = await call(target, 'POST /v1/auth/sign-in/id', { token })
      return {
        succeeded: status === 200,
        evidence: `a token that is ${ageSeconds} s old was exchanged with ${status} ${json?.error?.code ?? ''}`,
      }
    }),
}
