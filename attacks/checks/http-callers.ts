import { anyAccountScope, scopesOf, type Scope } from '@pipit/contract/api/access'
import { endpointName, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { fillPath } from '../requests/fill-request.ts'
import { forEachInParallel, sendFromAnywhere } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import type { Families } from '../target/families.ts'
import { aParent, aSuperadmin, type Answer, type SignedIn } from '../target/people.ts'
import { randomIds } from '../target/ids.ts'

interface Caller {
  name: string
  token: string | undefined
  /** Null says that the token opens nothing. */
  scopes: readonly Scope[] | null
  accountId: string | null
}

type People = Record<'parent' | 'anotherParent' | 'superadmin', SignedIn>

/** There are many, because the server delays the refusals of a flood. The callers of one endpoint take turns. */
const endpointsAtOnce = 8

/** These end the caller's session or delete the account, so they are called by people who are needed for nothing else. */
const endTheCaller = new Set([
  'POST /auth/sign-out',
  'POST /auth/sign-out/id',
  'DELETE /accounts/:accountId',
  'DELETE /accounts/:accountId/sessions',
  'DELETE /accounts/:accountId/other-sessions',
])

/** Every endpoint of the contract is called by every kind of caller, and refuses exactly those without the right. */
export const httpCallers: Check = {
  name: 'http-callers',
  usesFamilies: true,
  async run({ families, tally }) {
    const started = await families()
    const { victim, attacker, superadmin, target } = started
    await forEachInParallel(endpoints, endpointsAtOnce, async (endpoint) => {
      const people = endTheCaller.has(endpointName(endpoint))
        ? { parent: await aParent(target), anotherParent: await aParent(target), superadmin: await aSuperadmin(target) }
        : { parent: victim.parent, anotherParent: attacker.parent, superadmin }
      // Everything but the account is unknown: only the right to call is decided.
      const ids = { ...randomIds(), accountId: people.parent.accountId }
      const path = fillPath(endpoint, ids)
      for (const caller of callersOf(people, started)) {
        const answer = await sendFromAnywhere(target, `${endpoint.method} ${path}`, caller)
        const refusal = expectedRefusal(endpoint, caller, ids.accountId)
        tally.count(
          isAsExpected(answer, refusal),
          () =>
            `${endpointName(endpoint)} answered ${answer.status} to ${caller.name}, expected ${refusal ?? 'no refusal'}`,
        )
      }
    })
  },
}

/** The account is deleted last by those who may, so the others come first. */
function callersOf({ parent, anotherParent, superadmin }: People, { victim, attacker }: Families): Caller[] {
  return [
    { name: 'nobody', token: undefined, scopes: null, accountId: null },
    { name: 'a forged token', token: `${superadmin.token.slice(0, -6)}AAAAAA`, scopes: null, accountId: null },
    { name: 'an identity token', token: parent.idToken, scopes: null, accountId: null },
    { name: 'the device', token: victim.deviceToken, scopes: scopesOf.device, accountId: null },
    { name: 'another device', token: attacker.deviceToken, scopes: scopesOf.device, accountId: null },
    { name: 'another parent', token: anotherParent.token, scopes: scopesOf.parent, accountId: anotherParent.accountId },
    { name: 'the parent', token: parent.token, scopes: scopesOf.parent, accountId: parent.accountId },
    { name: 'a superadmin', token: superadmin.token, scopes: scopesOf.superadmin, accountId: superadmin.accountId },
  ]
}

function expectedRefusal({ needs, path }: EndpointDefinition, caller: Caller, accountId: string): number[] | null {
  if (needs === 'anyone') return null
  if (needs === 'identity token') return caller.name === 'an identity token' ? null : [401]
  if (caller.scopes === null) return [401]
  // A device's token is for the socket.
  if (caller.accountId === null) return [403, 404]
  if (![needs].flat().every((scope) => caller.scopes?.includes(scope))) return [403]
  const isOfAnother = path.startsWith('/accounts/:accountId') && accountId !== caller.accountId
  return isOfAnother && !caller.scopes.includes(anyAccountScope) ? [404] : null
}

function isAsExpected({ status, json }: Answer, refusal: number[] | null) {
  if (refusal) return refusal.includes(status)
  // Somebody with the right may still be asked for more, such as a new sign-in, with another code than these.
  return status < 500 && !['unauthenticated', 'forbidden'].includes(json?.error?.code)
}
