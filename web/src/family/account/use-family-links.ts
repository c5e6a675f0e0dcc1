import type { AccountRole } from '@pipit/contract/api/access'
import { useSession } from '../../api/session/session.ts'
import { useFamilies, type Family } from './api/get-families.ts'
import { familyTitle } from './family-name.ts'

export interface FamilyLink extends Family {
  /** "Your family" or "Ada Miller’s family". */
  title: string
  /** The address of its home page; its other pages are below. */
  path: string
}

/** The families that the signed-in person belongs to, for links to them. Undefined until they are known. */
export function useFamilyLinks(options?: { enabled?: boolean }): FamilyLink[] | undefined {
  const families = useFamilies(options)
  const role = useSession()?.role
  return families?.items.map((family) => ({ ...family, title: titleOf(family), path: pathOf(family, role) }))
}

function pathOf({ isOwn, accountId }: Family, role: AccountRole | undefined) {
  if (!isOwn) return `/families/${accountId}`
  return role === 'superadmin' ? `/app/${accountId}` : '/app'
}

const titleOf = ({ isOwn, name }: Family) => familyTitle(isOwn ? null : name)
