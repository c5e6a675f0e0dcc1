import { setTimeout as delay } from 'node:timers/promises'
import { fromNewAddress } from '../target/addresses.ts'
import { call, expectStatus, identity, password, type Answer } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

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

export interface Comparison {
  name: string
  /** The answers for known and unknown addresses are not the same. */
  differs: boolean
  /** How well one measurement tells a known address from an unknown one: 0.5 is a guess, 1 is certain. */
  distinction: number
}

/** Tries every call that takes an address, with addresses that have an account and with others. */
export async function compareAddresses(target: Target, peopleCount: number): Promise<Comparison[]> {
  const known = Array.from({ length: peopleCount }, (_, number) => `known-${number}@example.org`)
  for (const email of known)
    expectStatus(await identity(target, 'accounts:signUp', { email, password }, fromNewAddress()), 200)
  const comparisons: Comparison[] = []
  for (const [name, probe] of Object.entries(probes))
    comparisons.push({ name, ...(await compare(target, known, probe)) })
  return comparisons
}

/**
 * What a guess stays below in all but one of a hundred thousand comparisons: four and a quarter standard deviations of the
 * share of pairs.
 */
export function maxDistinction(peopleCount: number): number {
  return 0.5 + 4.25 * Math.sqrt((2 * peopleCount + 1) / (12 * peopleCount * peopleCount))
}

export function describeComparisons(comparisons: Comparison[]): string {
  return comparisons
    .map(
      ({ name, differs, distinction }) =>
        `${name}: ${differs ? 'different answers' : 'same answer'}, told apart by time ${Math.round(distinction * 100)} %`,
    )
    .join('; ')
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
