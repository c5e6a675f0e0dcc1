import { useLocation, useParams } from 'react-router'
import { useSession } from '../../api/session/session.ts'

/** Why somebody may open a family: it is their own, they belong to it, or they are a superadmin. */
export type FamilyAccess = 'own' | 'member' | 'superadmin'

/**
 * The family whose pages are open: the account's own under /app, one to which it belongs under /families/{accountId}, and
 * any family for a superadmin under /app/{accountId}. Whether it is one's own is decided by its id, because a superadmin
 * opens their own account by its id too.
 */
export function useFamily() {
  const ownId = useSession()?.id ?? ''
  const { accountId = ownId } = useParams()
  const [, section = 'app', named] = useLocation().pathname.split('/')
  const isOwn = accountId === ownId
  const root = named === accountId ? `/${section}/${accountId}` : '/app'
  const access: FamilyAccess = isOwn ? 'own' : section === 'families' ? 'member' : 'superadmin'
  return {
    accountId,
    isOwn,
    access,
    /** The path of one of this family's pages: `to('/children/add')`. */
    to: (path = '') => root + path,
  }
}
