import {
  confirmSecondContact,
  declineSecondContact,
  nameSecondContact as nameEndpoint,
  readSecondContact,
  removeSecondContact,
} from '@pipit/contract/second-contacts'
import type { FastifyInstance } from 'fastify'
import { ApiError, orNotFound } from '../../api-error.ts'
import { route } from '../../http/route.ts'
import { nameSecondContact, type ContactDependencies } from './name-second-contact.ts'
import { findSecondContact } from './second-contact-queries.ts'
import { secondContactStore } from './second-contact-store.ts'

/** This limits one client network. The limit of a mailbox is in the database. */
const rateLimit = { max: 5, timeWindow: '1 minute' }

export function secondContactRoutes(app: FastifyInstance, dependencies: ContactDependencies) {
  const store = secondContactStore(dependencies.database)
  const { readToken } = dependencies.links
  const announce = (accountId: string) => app.announce({ accountId, resource: 'account', id: accountId })

  async function read(accountId: string) {
    const found = await findSecondContact(dependencies.database, accountId)
    if (!found) return { contact: null }
    const { name, email, confirmedAt } = found
    return { contact: { name, email, confirmedAt: confirmedAt?.toISOString() ?? null } }
  }

  route(app, readSecondContact, ({ params }) => read(params.accountId))

  route(
    app,
    nameEndpoint,
    async ({ params: { accountId }, body, request }) => {
      // A superadmin must not have mails about a child sent to an address of their choice.
      if (request.family?.role === 'superadmin') throw new ApiError('forbidden')
      await nameSecondContact(dependencies, accountId, body, request.clientNetwork)
      announce(accountId)
      return read(accountId)
    },
    { rateLimit },
  )

  route(app, removeSecondContact, async ({ params: { accountId } }) => {
    await store.remove(accountId)
    announce(accountId)
  })

  route(
    app,
    confirmSecondContact,
    async ({ body }) => announce(orNotFound(await store.confirm(orNotFound(readToken(body.token))))),
    { rateLimit },
  )

  route(
    app,
    declineSecondContact,
    async ({ body }) => announce(orNotFound(await store.decline(orNotFound(readToken(body.token))))),
    { rateLimit },
  )
}
