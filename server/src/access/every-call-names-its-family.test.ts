import { accountRoles, type AccountRole } from '@pipit/contract/api/access'
import { endpointName, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { isForParents } from '@pipit/contract/api/describe-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { auditEntriesOf, callEndpoint } from './testing/call-endpoint.ts'

const server = startTestServer()
/** The family whose device and card the calls name, and one that they have nothing to do with. */
let family: Awaited<ReturnType<typeof aFamily>>
let stranger: string
beforeAll(async () => {
  family = await aFamily(server)
  stranger = (await server.createSignedInAccount()).accountId
})

const fieldsOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])
const isGuarded = ({ needs }: EndpointDefinition) => needs !== 'anyone' && needs !== 'identity token'
const taking = (part: 'query' | 'body', takes: boolean) =>
  endpoints.filter((endpoint) => fieldsOf(endpoint[part]).includes('accountId') === takes)

describe('the family that a call concerns', () => {
  test('is where the endpoint says', () => {
    const places = {
      'family in path': ({ params }) => fieldsOf(params).includes('accountId'),
      'family in body': ({ body }) => fieldsOf(body).includes('accountId'),
      'families in body': ({ body }) => fieldsOf(body).includes('accountIds'),
      'family of card': ({ params }) => fieldsOf(params).includes('cardId'),
      'family of device': ({ params }) => fieldsOf(params).includes('deviceId'),
      // The lists of superadmins can be filtered by an account.
      installation: (endpoint) => isGuarded(endpoint) && !namesAnAccount(endpoint, ['params', 'query']),
      'no family': (endpoint) => !namesAnAccount(endpoint, ['params', 'query', 'body']),
    } satisfies Record<EndpointDefinition['concerns'], (endpoint: EndpointDefinition) => boolean>
    expect(endpoints.filter((endpoint) => !places[endpoint.concerns](endpoint)).map(endpointName)).toEqual([])
  })

  test.each(accountRoles)('is not in a query that takes no account: a %s is refused', async (role) => {
    const caller = await server.createSignedInAccount({ role })
    const wrong: string[] = []
    for (const endpoint of taking('query', false).filter(isGuarded)) {
      const call = { ...place(role, caller), headers: caller.headers }
      const plainlyRefused = role === 'parent' && !isForParents(endpoint)
      for (const accountId of [caller.accountId, family.accountId]) {
        const { status, field } = await refusalOf(
          callEndpoint(server, endpoint, { ...call, extraQuery: `accountId=${accountId}` }),
        )
        const isRefused = plainlyRefused ? status === 403 : status === 400 && field === 'query.accountId'
        if (!isRefused) wrong.push(`${endpointName(endpoint)}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await auditEntriesOf(server, caller.accountId)).toEqual([])
  })

  test('is not in a query that takes no account: a visitor is refused', async () => {
    const wrong: string[] = []
    for (const endpoint of taking('query', false).filter(({ needs }) => needs === 'anyone')) {
      const answer = callEndpoint(server, endpoint, { accountId: stranger, extraQuery: `accountId=${stranger}` })
      const { field } = await refusalOf(answer)
      if (field !== 'query.accountId') wrong.push(endpointName(endpoint))
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['twice', (id: string) => `accountId=${id}&accountId=${stranger}`],
    ['as a list', (id: string) => `accountId[]=${id}`],
    ['by a name in upper case', (id: string) => `ACCOUNTID=${id}`],
    ['by an encoded name in upper case', (id: string) => `%41ccountId=${id}`],
    ['in upper case', (id: string) => `accountId=${id.toUpperCase()}`],
    ['without a value', (_id: string) => 'accountId='],
  ])('is refused where a query names it %s', async (_, spelled) => {
    const admin = await server.createSignedInAccount({ role: 'superadmin' })
    const ofDevice = endpoints.filter(({ concerns }) => concerns === 'family of device')
    const wrong: string[] = []
    for (const endpoint of [...taking('query', true), ...ofDevice]) {
      for (const accountId of [admin.accountId, family.accountId]) {
        const call = { ...place('superadmin', admin), headers: admin.headers, extraQuery: spelled(accountId) }
        const { status } = await refusalOf(callEndpoint(server, endpoint, call))
        if (status !== 400) wrong.push(`${endpointName(endpoint)}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await auditEntriesOf(server, admin.accountId)).toEqual([])
  })

  const withBody = taking('body', false).filter((endpoint) => endpoint.method !== 'GET' && isGuarded(endpoint))
  test.each(withBody.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    'is not in the body of %s: an account there changes neither who may call it nor what is recorded',
    async (_, endpoint) => {
      for (const role of accountRoles) {
        const plain = await outcomeOf(endpoint, role, () => ({}))
        expect(await outcomeOf(endpoint, role, (own) => ({ accountId: own })), `own, as ${role}`).toEqual(plain)
        expect(await outcomeOf(endpoint, role, () => ({ accountId: stranger })), `a stranger’s, as ${role}`).toEqual(
          plain,
        )
      }
    },
  )
})

function namesAnAccount(endpoint: EndpointDefinition, parts: readonly ('params' | 'query' | 'body')[]) {
  return parts.flatMap((part) => fieldsOf(endpoint[part])).some((name) => /^accountIds?$/.test(name))
}

/** A parent calls for their own family; a superadmin for another one, whose device and card they name. */
function place(role: AccountRole, caller: { accountId: string }, { accountId, deviceId, cardId } = family) {
  return { accountId: role === 'parent' ? caller.accountId : accountId, ids: { deviceId, cardId } }
}

async function refusalOf(answer: Promise<Response>) {
  const response = await answer
  const { error } = (response.ok ? {} : await response.json()) as {
    error?: { code: string; details?: { field: string }[] }
  }
  return { status: response.status, code: error?.code ?? null, field: error?.details?.[0]?.field }
}

const refusals = new Set(['unauthenticated', 'forbidden', 'not-found', 'reason-required'])

/** Whether the call is let in, and what the trail then has of the caller. Some calls end the session, so each has its own. */
async function outcomeOf(endpoint: EndpointDefinition, role: AccountRole, extraBody: (own: string) => object) {
  const caller = await server.createSignedInAccount({ role })
  // Deleting an account needs a recent sign-in.
  await server.database.pool.query("update sessions set signed_in_at = now() - interval '1 hour' where id = $1", [
    caller.sessionId,
  ])
  const named = endpoint.path.endsWith('/deactivate') ? await aFamily(server) : family
  const { code } = await refusalOf(
    callEndpoint(server, endpoint, {
      ...place(role, caller, named),
      headers: caller.headers,
      extraBody: extraBody(caller.accountId),
    }),
  )
  const entries = await auditEntriesOf(server, caller.accountId)
  return {
    refusal: code !== null && refusals.has(code) ? code : null,
    entries: entries.map(({ action, account }) => ({ action, isOfTheNamed: account === named.accountId })),
  }
}
