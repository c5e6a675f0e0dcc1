import { giveConsent, readConsent, withdrawConsent } from '@pipit/contract/consents'
import type { FastifyInstance } from 'fastify'
import type { Principal } from '../../access/principal.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import type { FamilyConsent } from './family-consent.ts'

export function consentRoutes(app: FastifyInstance, consent: FamilyConsent) {
  const announce = (accountId: string) => app.announce({ accountId, resource: 'account', id: accountId })

  route(app, readConsent, ({ params }) => consent.read(params.accountId))

  route(app, giveConsent, async ({ params: { accountId }, body, principal }) => {
    // Nobody else can agree for a parent, not even a superadmin who helps.
    if (!isParent(principal, accountId)) throw new ApiError('forbidden')
    await consent.give(accountId, body.version)
    announce(accountId)
    return consent.read(accountId)
  })

  route(app, withdrawConsent, async ({ params: { accountId }, principal }) => {
    await consent.withdraw(accountId, { byParent: isParent(principal, accountId) })
    announce(accountId)
    return consent.read(accountId)
  })
}

const isParent = (principal: Principal, accountId: string) =>
  principal.kind === 'account' && principal.accountId === accountId
