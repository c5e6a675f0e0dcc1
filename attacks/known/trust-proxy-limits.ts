import { randomInt, randomUUID } from 'node:crypto'
import type { Attack } from '../runner/attack.ts'
import { call, identity } from '../target/people.ts'
import type { Target, TargetOptions } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const tries = 40
const allowedJoins = 10
/** Six, and one more after each wait; those of all addresses together are twenty. */
const allowedGuesses = 12

export const trustProxyLimits: Attack = {
  name: 'trust-proxy-limits',
  aim: 'pass every limit by address behind a proxy, by writing addresses into X-Forwarded-For or using many of one IPv6 network',
  async attempt(options) {
    const attempt = (value: string) =>
      withTarget({ ...options, variables: { TRUST_PROXY: value } } satisfies TargetOptions, passLimits)
    return attempt('true').catch((error: unknown) => {
      if (!String(error).includes('TRUST_PROXY must be')) throw error
      return attempt('1')
    })
  },
}

async function passLimits(target: Target) {
  let joined = 0
  let guessed = 0
  const email = `${randomUUID()}@example.org`
  for (let count = 0; count < tries; count += 1) {
    const invented = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    const joining = await call(target, 'POST /v1/wait-list', {
      body: { email: `${randomUUID()}@example.org` },
      // The proxy has added the visitor's own address at the end.
      headers: { 'x-forwarded-for': `${invented}, 203.0.113.7` },
    })
    if (joining.status === 204) joined += 1
    const ownNetwork = `2001:db8:1:2:${randomInt(65_536).toString(16)}::${randomInt(1, 65_536).toString(16)}`
    const guess = await identity(
      target,
      'accounts:signInWithPassword',
      { email, password: `guess ${count}` },
      { 'x-forwarded-for': ownNetwork },
    )
    if (!guess.text.includes('TOO_MANY_ATTEMPTS')) guessed += 1
  }
  return {
    succeeded: joined > allowedJoins || guessed > allowedGuesses,
    evidence: `${joined} of ${tries} with invented addresses and ${guessed} of ${tries} guesses from one IPv6 network passed`,
  }
}
