import { randomUUID } from 'node:crypto'
import { endpointName } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import * as fc from 'fast-check'
import { arbitraryFor } from '../requests/arbitrary.ts'
import { fillPath, withIds } from '../requests/fill-request.ts'
import { sendFromAnywhere } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import { findText } from '../target/find-text.ts'

/** Endpoints that look into other accounts or delete things by a list of ids: a parent is refused before the body is read. */
const bodiesPerEndpoint = { full: 20, short: 3 }

/**
 * Fields that no schema has are sent with every body: they are refused or ignored. None of their values is stored or
 * returned, and the sender’s rights stay the same.
 */
export const extraFields: Check = {
  name: 'extra-fields',
  usesFamilies: true,
  async run({ families, tries, tally }) {
    const { target, attacker, victim } = await families()
    const { token, accountId } = attacker.parent
    const planted = `planted${randomUUID().replaceAll('-', '')}`
    const rights = () =>
      target.sql('select role, email_verified, disabled, subscription from accounts where id = $1', [accountId])
    const before = JSON.stringify(await rights())
    for (const endpoint of endpoints.filter(({ body }) => body)) {
      const samples = fc.sample(
        arbitraryFor(endpoint.body as NonNullable<typeof endpoint.body>),
        tries(bodiesPerEndpoint.full, bodiesPerEndpoint.short),
      )
      for (const sample of samples) {
        const body = {
          ...(withIds(sample, { ...attacker.ids, number: '1' }) as object),
          ...extras(planted, victim.ids.accountId, sample as object),
        }
        const path = fillPath(endpoint, attacker.ids)
        const answer = await sendFromAnywhere(target, `${endpoint.method} ${path}`, { token, body })
        tally.count(
          answer.status < 500 && !answer.text.includes(planted),
          () => `${endpointName(endpoint)} answered ${answer.status}: ${answer.text.slice(0, 200)}`,
        )
      }
    }
    const after = JSON.stringify(await rights())
    tally.count(after === before, () => `the sender’s rights changed from ${before} to ${after}`)
    const places = await findText(target, planted)
    tally.count(places.length === 0, () => `an extra field was stored in ${places.join(', ')}`)
  },
}

/** What the endpoint itself has is left out: it would be no extra field. */
function extras(planted: string, otherAccount: string, sample: object): object {
  const all = {
    id: planted,
    role: 'superadmin',
    scopes: ['account:superadmin'],
    emailVerified: true,
    disabled: false,
    subscription: planted,
    ownerId: otherAccount,
    createdAt: planted,
    tokenVersion: 99,
    isAdmin: true,
    __proto__: { planted },
    constructor: { prototype: { planted } },
    [planted]: planted,
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !(name in sample)))
}
