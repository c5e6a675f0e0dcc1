import { z } from 'zod'
import { familyRoles } from './api/access.ts'
import { defineEndpoint } from './api/define-endpoint.ts'
import { inFamily } from './api/family-calls.ts'
import { accountId, email, noContent, storedName, time } from './api/fields.ts'
import { listOf, page } from './api/pagination.ts'

/** The adults of a family, each with their own sign-in. */

const familyRole = z.enum(familyRoles)
const invitableRole = z.enum(['guardian', 'viewer'])

const guardian = z.object({
  accountId,
  name: storedName.nullable(),
  email,
  role: familyRole,
  since: time,
  isYou: z.boolean(),
})

const invitation = z.object({
  id: z.uuid(),
  email,
  role: invitableRole,
  /** The name or address of the owner who wrote it. */
  invitedBy: z.string().nullable(),
  createdAt: time,
  expiresAt: time,
})

export const listGuardians = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/guardians',
  summary: 'The adults of a family, owners first, and for its owners the open invitations',
  needs: 'account:read',
  ...inFamily(),
  action: 'guardians.read',
  responses: { 200: z.object({ items: z.array(guardian), invitations: z.array(invitation) }) },
})

export const inviteGuardian = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/guardians/invitations',
  summary:
    'Invite an adult to a family by mail; only an owner can do this, within five minutes of signing in. The invitation works once, for three days, and for this address. Inviting an address again replaces its older invitation',
  needs: 'account:update',
  ...inFamily(),
  action: 'guardian.invited',
  creates: 'invitation',
  familyRole: 'owner',
  body: z.object({ email, role: invitableRole }),
  responses: { 201: invitation },
  errors: ['already-guardian', 'too-many-guardians', 'recent-sign-in-required'],
})

export const cancelInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/guardians/invitations/:invitationId',
  summary: 'Take an invitation back',
  needs: 'account:update',
  ...inFamily({ invitationId: z.uuid() }),
  action: 'guardian-invitation.cancelled',
  familyRole: 'owner',
  responses: { 204: noContent },
})

export const setGuardianRole = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/:accountId/guardians/:guardianId',
  summary: 'Change what an adult may do in a family. Making somebody an owner needs a sign-in within five minutes',
  needs: 'account:update',
  ...inFamily({ guardianId: accountId }),
  action: 'guardian.role-set',
  familyRole: 'owner',
  body: z.object({ role: familyRole }),
  responses: { 204: noContent },
  errors: ['last-owner', 'recent-sign-in-required'],
})

export const removeGuardian = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/guardians/:guardianId',
  summary: 'Leave a family, or, as an owner, remove somebody from it. Takes effect at once',
  needs: 'account:update',
  ...inFamily({ guardianId: accountId }),
  action: 'guardian.removed',
  familyRole: 'viewer',
  responses: { 204: noContent },
  errors: ['last-owner'],
})

export const transferOwnership = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/guardians/:guardianId/ownership',
  summary: 'Make somebody the owner and oneself a guardian of a family, within five minutes of signing in',
  needs: 'account:update',
  ...inFamily({ guardianId: accountId }),
  action: 'ownership.transferred',
  familyRole: 'owner',
  responses: { 204: noContent },
  errors: ['recent-sign-in-required'],
})

export const listFamilies = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/families',
  summary: 'The families that a person belongs to, their own first',
  needs: 'account:read',
  ...inFamily(),
  action: 'families.read',
  familyRole: 'self',
  responses: {
    200: z.object({
      items: z.array(z.object({ accountId, name: z.string(), role: familyRole, isOwn: z.boolean() })),
    }),
  },
})

/** The link in the mail has this token: an id and its MAC. */
const linkBody = z.object({ token: z.string().min(1).max(200) })

export const readInvitation = defineEndpoint({
  method: 'POST',
  path: '/guardian-invitations/read',
  summary: 'Who invites whom to which family, for somebody with the mailed link',
  needs: 'anyone',
  concerns: 'no family',
  body: linkBody,
  responses: {
    200: z.object({ familyName: z.string(), role: invitableRole, invitedBy: z.string().nullable(), email }),
  },
  errors: ['invitation-expired'],
})

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/guardian-invitations/accept',
  summary: 'Join a family with the mailed link, signed in with the invited and verified address',
  needs: 'account:update',
  concerns: 'no family',
  body: linkBody,
  responses: { 200: z.object({ accountId }) },
  errors: ['invitation-expired', 'invitation-for-other-address', 'too-many-guardians'],
})

export const declineInvitation = defineEndpoint({
  method: 'POST',
  path: '/guardian-invitations/decline',
  summary: 'Decline an invitation with the mailed link',
  needs: 'anyone',
  concerns: 'no family',
  body: linkBody,
  responses: { 204: noContent },
  errors: ['invitation-expired'],
})

const familyChange = z.object({
  id: z.int(),
  at: time,
  /** The name or address of the person; null if their account is deleted. */
  by: z.string().nullable(),
  byAccountId: accountId.nullable(),
  /** The name that the audit trail uses, such as `child.changed`. */
  action: z.string(),
  resource: z.string().nullable(),
  /** It is null if what it named was deleted. */
  resourceId: z.string().nullable(),
  resourceName: z.string().nullable(),
})

export const listFamilyChanges = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/changes',
  summary: 'Who changed what in a family, newest first',
  needs: 'account:read',
  ...inFamily(),
  action: 'changes.read',
  query: page,
  responses: { 200: listOf(familyChange) },
})
