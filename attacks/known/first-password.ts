import { onTarget, type Attack } from '../runner/attack.ts'
import { poll } from '../target/poll.ts'
import { identity } from '../target/people.ts'

const laterHours = 25

export const firstPassword: Attack = {
  name: 'first-password',
  aim: 'become superadmin with the password that the first start printed, found later in a log',
  attempt: onTarget({ movableClock: true }, async (target) => {
    const [, email, password] = await poll(
      async () => /(\S+@\S+) with the password (\S+)/.exec(target.output.text) ?? undefined,
    )
    await target.clock.advance(laterHours * 60 * 60)
    const { status, json } = await identity(target, 'accounts:signInWithPassword', { email, password })
    return {
      succeeded: status === 200,
      evidence: `sign-in ${laterHours} hours after the start: ${status} ${json?.error?.message ?? ''}`,
    }
  }),
}
