import { randomUUID } from 'node:crypto'
import type { Check } from '../runner/check.ts'
import { behindProxy, fromAddress, fromNewAddress } from '../target/addresses.ts'
import { aSilentFamily, type Family } from '../target/families.ts'
import { aSuperadmin, call, identity, type Answer } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

interface Limit {
  name: string
  tries: number
  /** How many of them may be looked at; docs/security-inventory.md lists the limits. */
  atMost: number
  attempt: (target: Target, family: Family, number: number) => Promise<Answer>
}

const oneAddress = fromAddress('203.0.113.50')

const guessPassword = (target: Target, email: string, address: Record<string, string>) =>
  identity(target, 'accounts:signInWithPassword', { email, password: 'a wrong guess of mine' }, address)

const limits: Limit[] = [
  {
    name: 'passwords of one person from one address',
    tries: 60,
    atMost: 10,
    attempt: (target, { parent }) => guessPassword(target, parent.email, oneAddress),
  },
  {
    name: 'passwords of one person from many addresses',
    tries: 120,
    atMost: 30,
    attempt: (target, { parent }) => guessPassword(target, parent.email, fromNewAddress()),
  },
  {
    name: 'passwords of many people from one address',
    tries: 200,
    atMost: 130,
    attempt: (target, _, number) => guessPassword(target, `nobody-${number}@example.org`, fromAddress('203.0.113.51')),
  },
  {
    name: 'accounts from one address',
    tries: 160,
    atMost: 110,
    attempt: (target, _, number) => {
      const body = { email: `new-${number}@example.org`, password: `${randomUUID()}` }
      return identity(target, 'accounts:signUp', body, fromAddress('203.0.113.52'))
    },
  },
  {
    name: 'made-up reset codes from one address',
    tries: 120,
    atMost: 60,
    attempt: (target) =>
      identity(
        target,
        'accounts:resetPassword',
        { oobCode: randomUUID(), newPassword: randomUUID() },
        fromAddress('203.0.113.53'),
      ),
  },
  {
    name: 'claim codes of one account',
    tries: 120,
    atMost: 60,
    attempt: (target, { parent }) =>
      call(target, `POST /v1/accounts/${parent.accountId}/devices/check`, {
        token: parent.token,
        body: { claimCode: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-A' },
        headers: fromNewAddress(),
      }),
  },
  {
    name: 'keys of one device',
    tries: 80,
    atMost: 30,
    attempt: (target, { ids: { deviceId } }) =>
      call(target, 'POST /v1/auth/sign-in/device', {
        body: { deviceId, deviceApiKey: randomUUID() },
        headers: oneAddress,
      }),
  },
  {
    name: 'requested mails from one address',
    tries: 30,
    atMost: 5,
    attempt: (target, _, number) =>
      call(target, 'POST /v1/auth/send-reset-password-email', {
        body: { email: `somebody-${number}@example.org` },
        headers: oneAddress,
      }),
  },
  {
    name: 'wait list from one address',
    tries: 40,
    atMost: 10,
    attempt: (target, _, number) =>
      call(target, 'POST /v1/wait-list', { body: { email: `waiting-${number}@example.org` }, headers: oneAddress }),
  },
]

/** Whoever guesses or asks again and again is stopped; each limit lets a person through who makes mistakes. */
export const limitsCheck: Check = {
  name: 'limits',
  isLong: true,
  run: ({ tally, report }) =>
    withTarget(behindProxy, async (target) => {
      const family = await aSilentFamily(target, await aSuperadmin(target))
      let closest = 0
      for (const { name, tries, atMost, attempt } of limits) {
        let lookedAt = 0
        for (let number = 0; number < tries; number += 1) {
          if (!isStopped(await attempt(target, family, number))) lookedAt += 1
        }
        // A limit that stops the first try would stop people.
        tally.count(lookedAt > 0 && lookedAt <= atMost, () => `${name}: ${lookedAt} of ${tries} were looked at`)
        closest = Math.max(closest, lookedAt / atMost)
        report(`${name}: ${lookedAt} of ${tries}`)
      }
      return `${Math.round(closest * 100)} % of a limit used`
    }),
}

function isStopped({ status, text }: Answer) {
  return status === 429 || status === 503 || text.includes('TOO_MANY_ATTEMPTS')
}
