import { giveConsent, readConsent, withdrawConsent } from '@pipit/contract/consents'
import type { FastifyInstance } from 'fastify'
import { requireAccountId } from '../../access/require-account.ts'
import { ApiError } from '../../api-error.ts'
import { route } from '../../http/route.ts'
import type { FamilyConsent } from './family-consent.ts'

export function consentRoutes(app: FastifyInstance, consent: FamilyConsent) {
  const announce = (accountId: string) => app.announce({ accountId, resource: 'account', id: accountId })

  route(app, readConsent, ({ params, i18n }) => consent.read(params.accountId, i18n.language))

  route(app, giveConsent, async ({ params: { accountId }, body, principal, request, i18n }) => {
    // Nobody else can agree for the owners and guardians of a family, not even a superadmin who helps.
    if (request.family?.role === 'superadmin') throw new ApiError('forbidden')
    const { language } = i18n
    await consent.give(accountId, { version: body.version, actorId: requireAccountId(principal), language })
    announce(accountId)
    return consent.read(accountId, i18n.language)
  })

  route(app, withdrawConsent, async ({ params: { accountId }, principal, request, i18n }) => {
    const isOfFamily = request.family?.role !== 'superadmin'
    await consent.withdraw(accountId, { actorId: isOfFamily ? requireAccountId(principal) : null })
    announce(accountId)
    return consent.read(accountId, i18n.language)
  })
}
