import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, call } from '../target/people.ts'

/** An identity token is valid for an hour, which is longer. */
const ageSeconds = 1281

export const oldIdentityToken: Attack = {
  name: 'old-identity-token',
  aim: 'open a session with an identity token that was copied long ago',
  attempt: onTarget({ movableClock: true }, async (target) => {
    const { idToken: token } = await aParent(target)
    await target.clock.advance(ageSeconds)
    const { status, json } = await call(target, 'POST /v1/auth/sign-in/id', { token })
    return {
      succeeded: status === 200,
      evidence: `a token that is ${ageSeconds} s old was exchanged with ${status} ${json?.error?.code ?? ''}`,
    }
  }),
}
