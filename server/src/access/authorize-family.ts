import { anyAccountScope, type FamilyRole } from '@pipit/contract/api/access'
import { hasFamilyRole, requiredFamilyRole, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { isForParents } from '@pipit/contract/api/describe-endpoint'
import { ApiError } from '../api-error.ts'
import type { FamilyRoles } from './family-roles.ts'
import type { Principal } from './principal.ts'

/** The family that a call is made for, and what the caller is in it. */
export interface CalledFamily {
  accountId: string
  role: FamilyRole | 'superadmin'
}

type Needed = Pick<EndpointDefinition, 'method' | 'needs' | 'familyRole' | 'reveals'>

/**
 * Lets in the person who founded the family, its members as far as their role allows, and superadmins. A superadmin who is
 * also a member is a member where the role suffices, but never in calls whose scopes only superadmins hold.
 */
export async function authorizeFamily(
  familyRoles: FamilyRoles,
  principal: Principal,
  accountId: string,
  endpoint: Needed,
): Promise<CalledFamily> {
  // 404 rather than 403: a caller must not learn which accounts exist.
  if (principal.kind !== 'account') throw new ApiError('not-found')
  const isOwn = principal.accountId === accountId
  if (isForParents(endpoint)) {
    if (isOwn) return { accountId, role: 'owner' }
    const role = await familyRoles.roleOf({ accountId, personId: principal.accountId })
    if (role !== null && hasFamilyRole(role, requiredFamilyRole(endpoint))) return { accountId, role }
    if (role !== null && !principal.scopes.includes(anyAccountScope)) throw new ApiError('forbidden')
  }
  if (!isOwn && !principal.scopes.includes(anyAccountScope)) throw new ApiError('not-found')
  return { accountId, role: 'superadmin' }
}

/** An adult of the family who is not the person that signs in with its account. */
export function isOtherMember({ principal, family }: { principal: Principal | null; family: CalledFamily | null }) {
  if (principal?.kind !== 'account' || !family || family.role === 'superadmin') return false
  return principal.accountId !== family.accountId
}
