import { setTimeout as delay } from 'node:timers/promises'
import type { Attack } from '../runner/attack.ts'
import { behindProxy, fromNewAddress } from '../target/addresses.ts'
import { call, expectStatus, identity, password, type Answer } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const peopleCount = 60
/**
 * How well one measurement tells a known address from an unknown one: 0.5 is a guess, 1 is certain. With 60 of each, a
 * guess stays below this in all but one of a hundred thousand runs.
 */
const maxDistinction = 0.73

type Probe = (target: Target, email: string) => Promise<Answer>

const probes: Record<string, Probe> = {
  'reset link': (target, email) =>
    call(target, 'POST /v1/auth/send-reset-password-email', { body: { email }, headers: fromNewAddress() }),
  'verification link': (target, email) =>
    call(target, 'POST /v1/auth/send-verify-email-email', { body: { email }, headers: fromNewAddress() }),
  sendOobCode: (target, email) =>
    identity(target, 'accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, fromNewAddress()),
  createAuthUri: (target, email) =>
    identity(
      target,
      'accounts:createAuthUri',
      { identifier: email, continueUri: 'http://localhost' },
      fromNewAddress(),
    ),
  'wrong password': (target, email) =>
    identity(target, 'accounts:signInWithPassword', { email, password: 'a wrong guess' }, fromNewAddress()),
}

export const accountEnumeration: Attack = {
  name: 'account-enumeration',
  aim: 'find out whether somebody has an account here, by what the server responds or how long it takes',
  attempt: (options) =>
    withTarget(behindProxy(options), async (target) => {
      const known = Array.from({ length: peopleCount }, (_, number) => `known-${number}@example.org`)
      for (const email of known)
        expectStatus(await identity(target, 'accounts:signUp', { email, password }, fromNewAddress()), 200)
      const results: { name: string; differs: boolean; distinction: number }[] = []
      for (const [name, probe] of Object.entries(probes))
        results.push({ name, ...(await compare(target, known, probe)) })
      return {
        succeeded: results.some(({ differs, distinction }) => differs || distinction > maxDistinction),
        evidence: results
          .map(
            ({ name, differs, distinction }) =>
              `${name}: ${differs ? 'different answers' : 'same answer'}, told apart by time ${Math.round(distinction * 100)} %`,
          )
          .join('; '),
      }
    }),
}

/** Asks for known and unknown addresses in turn. */
async function compare(target: Target, known: string[], probe: Probe) {
  const measured = { known: [] as number[], unknown: [] as number[] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  await probe(target, 'first@example.org')
  for (const email of known) {
    for (const kind of ['known', 'unknown'] as const) {
      const address = kind === 'known' ? email : email.replace('known', 'nobody')
      const start = performance.now()
      const { status, text } = await probe(target, address)
      measured[kind].push(performance.now() - start)
      // The session id of createAuthUri may be random.
      answers[kind].add(`${status} ${text.replaceAll(address, '').replace(/"sessionId":"[^"]*"/, '')}`)
      // What the server does after its response must not slow down the next one.
      await delay(50)
    }
  }
  const differs = [...answers.known].toSorted().join() !== [...answers.unknown].toSorted().join()
  return { differs, distinction: distinctionOf(measured.known, measured.unknown) }
}

/** The share of pairs in which the slower kind is slower (the area under the ROC curve). */
function distinctionOf(one: number[], other: number[]): number {
  const pairs = one.flatMap((first) => other.map((second) => (first > second ? 1 : first === second ? 0.5 : 0)))
  const share = pairs.reduce<number>((sum, pair) => sum + pair, 0) / pairs.length
  return Math.max(share, 1 - share)
}
