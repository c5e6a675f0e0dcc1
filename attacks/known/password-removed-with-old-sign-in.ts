import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, exchangeRefreshToken, expectStatus, identity } from '../target/people.ts'

const oldSignInSeconds = 330

export const passwordRemovedWithOldSignIn: Attack = {
  name: 'password-removed-with-old-sign-in',
  aim: 'lock a parent out by removing the password, with a sign-in that was left open',
  attempt: onTarget({ movableClock: true }, async (target) => {
    const parent = await aParent(target)
    await target.clock.advance(oldSignInSeconds)
    const { json } = expectStatus(await exchangeRefreshToken(target, parent.refreshToken), 200)
    const removal = await identity(target, 'accounts:update', {
      idToken: json.id_token,
      deleteProvider: ['password'],
    })
    return {
      succeeded: removal.status === 200,
      evidence: `removal ${oldSignInSeconds} s after the sign-in: ${removal.status} ${removal.json?.error?.message ?? ''}`,
    }
  }),
}
