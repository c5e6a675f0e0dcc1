import type { FamilyRole } from '@pipit/contract/api/access'
import { useFamilies } from './api/get-families.ts'
import { useFamily } from './use-family.ts'

/**
 * What the signed-in person may do in the open family. The server decides; pages only do not offer what it would refuse.
 * In one's own family one is an owner.
 */
export function useFamilyRole() {
  const { accountId, access } = useFamily()
  // The own home page is fetched with one request.
  const families = useFamilies({ enabled: access === 'member' })
  const joined = families?.items.find((family) => family.accountId === accountId)?.role ?? 'viewer'
  const role: FamilyRole | 'superadmin' = access === 'own' ? 'owner' : access === 'superadmin' ? 'superadmin' : joined
  return {
    role,
    /** Add, change and remove what the family has, and see its secrets. */
    canChange: role !== 'viewer',
    /** Download everything, delete the family, and decide who belongs to it. */
    isOwner: role === 'owner' || role === 'superadmin',
  }
}
