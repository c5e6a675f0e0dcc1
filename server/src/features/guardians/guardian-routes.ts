import {
  acceptInvitation as acceptInvitationEndpoint,
  cancelInvitation,
  declineInvitation as declineInvitationEndpoint,
  inviteGuardian as inviteGuardianEndpoint,
  listFamilies as listFamiliesEndpoint,
  listFamilyChanges,
  listGuardians,
  readInvitation,
  removeGuardian as removeGuardianEndpoint,
  setGuardianRole as setGuardianRoleEndpoint,
  transferOwnership as transferOwnershipEndpoint,
} from '@pipit/contract/guardians'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Principal } from '../../access/principal.ts'
import { requireAccountId } from '../../access/require-account.ts'
import { ApiError, orNotFound } from '../../api-error.ts'
import { readCursor, toPage } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts'
import { acceptInvitation, declineInvitation, findInvitation } from './accept-invitation.ts'
import { removeGuardian, setGuardianRole, transferOwnership } from './change-guardians.ts'
import { familyChangeStore } from './family-change-store.ts'
import { listFamilies } from './guardian-queries.ts'
import { guardianStore } from './guardian-store.ts'
import { invitationStore, type InvitationRow } from './invitation-store.ts'
import { inviteGuardian, type GuardianDependencies } from './invite-guardian.ts'

/** This limits one client network. The limit of a mailbox is in the database. */
const rateLimit = { max: 5, timeWindow: '1 minute' }
/** A page reads the invitation and then accepts it. */
const linkRateLimit = { max: 20, timeWindow: '1 minute' }

const changeId = z.string().regex(/^[1-9][0-9]{0,17}$/)

export function guardianRoutes(app: FastifyInstance, dependencies: GuardianDependencies) {
  const { database } = dependencies
  const guardians = guardianStore(database)
  const invitations = invitationStore(database)
  const announce = (accountId: string) => app.announce({ accountId, resource: 'account', id: accountId })

  route(app, listGuardians, async ({ params: { accountId }, principal, request }) => {
    const isOwner = request.family?.role === 'owner' || request.family?.role === 'superadmin'
    const [members, open] = await Promise.all([
      guardians.list(accountId),
      isOwner ? invitations.list(accountId) : Promise.resolve([]),
    ])
    const you = requireAccountId(principal)
    return {
      items: members.map(({ since, ...member }) => ({
        ...member,
        since: since.toISOString(),
        isYou: member.accountId === you,
      })),
      invitations: open.map(toInvitation),
    }
  })

  route(
    app,
    inviteGuardianEndpoint,
    async ({ params: { accountId }, body, principal, request }) => {
      // A superadmin must not let anybody into a family.
      if (request.family?.role !== 'owner') throw new ApiError('forbidden')
      await requireRecentSignIn(database, principal)
      const invited = { accountId, ...body, invitedBy: requireAccountId(principal) }
      const invitation = await inviteGuardian(dependencies, invited, request.clientNetwork)
      announce(accountId)
      return toInvitation(invitation)
    },
    { rateLimit },
  )

  route(app, cancelInvitation, async ({ params: { accountId, invitationId } }) => {
    if (!(await invitations.cancel(accountId, invitationId))) throw new ApiError('not-found')
    announce(accountId)
  })

  route(
    app,
    setGuardianRoleEndpoint,
    async ({ params, body: { role }, principal, request }) => {
      if (role === 'owner') await requireRecentSignIn(database, principal)
      // Otherwise a superadmin who is a member could become an owner, whose access no superadmin has to explain.
      if (request.family?.role === 'superadmin' && params.guardianId === requireAccountId(principal))
        throw new ApiError('cannot-change-own-account')
      await setGuardianRole(dependencies, params, role, actorOf(principal, request))
    },
    { changesSessionValidity: true },
  )

  route(
    app,
    removeGuardianEndpoint,
    async ({ params, principal, request }) => {
      const actor = actorOf(principal, request)
      const isLeaving = params.guardianId === actor.accountId
      if (!isLeaving && !actor.isSuperadmin && request.family?.role !== 'owner') throw new ApiError('forbidden')
      await removeGuardian(dependencies, params, actor)
    },
    { changesSessionValidity: true },
  )

  route(
    app,
    transferOwnershipEndpoint,
    async ({ params, principal, request }) => {
      const members = await guardians.list(params.accountId)
      orNotFound(members.find(({ accountId }) => accountId === params.guardianId))
      const actor = actorOf(principal, request)
      if (request.family?.role !== 'owner') throw new ApiError('forbidden')
      if (params.guardianId === actor.accountId) return
      await requireRecentSignIn(database, principal)
      await transferOwnership(dependencies, params, actor)
    },
    { changesSessionValidity: true },
  )

  route(app, listFamiliesEndpoint, async ({ params }) => ({ items: await listFamilies(database, params.accountId) }))

  route(
    app,
    readInvitation,
    async ({ body }) => {
      const { familyName, role, invitedBy, email } = await findInvitation(dependencies, body.token)
      return { familyName, role, invitedBy, email }
    },
    { rateLimit: linkRateLimit },
  )

  route(
    app,
    acceptInvitationEndpoint,
    async ({ body, principal }) => ({
      accountId: await acceptInvitation(dependencies, body.token, requireAccountId(principal)),
    }),
    { rateLimit: linkRateLimit, changesSessionValidity: true },
  )

  route(
    app,
    declineInvitationEndpoint,
    async ({ body }) => announce(await declineInvitation(dependencies, body.token)),
    { rateLimit: linkRateLimit },
  )

  route(app, listFamilyChanges, async ({ params, query: { cursor, limit } }) => {
    const rows = await familyChangeStore(database).list(params.accountId, {
      before: readCursor(cursor, changeId),
      limit,
    })
    const { items, nextCursor } = toPage(rows, limit)
    return { items: items.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: at.toISOString() })), nextCursor }
  })
}

const actorOf = (principal: Principal, { family }: FastifyRequest) => ({
  accountId: requireAccountId(principal),
  isSuperadmin: family?.role === 'superadmin',
})

function toInvitation({ id, email, role, invitedBy, createdAt, expiresAt }: InvitationRow) {
  return { id, email, role, invitedBy, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
