import { useLocation, useParams } from 'react-router'
import { useSession } from '../session/session.ts'

/**
 * The family whose pages are open: the account's own under /app, the one that the path names under /app/{accountId}. Whether
 * it is one's own is decided by its id, because a superadmin opens their own account by its id too.
 */
export function useFamily() {
  const ownId = useSession()?.id ?? ''
  const { accountId = ownId } = useParams()
  const { pathname } = useLocation()
  const root = familyRoot(pathname, accountId)
  return {
    accountId,
    isOwn: accountId === ownId,
    /** The path of one of this family's pages: `to('/children/add')`. */
    to: (path = '') => root + path,
  }
}

/** `/app` as long as the path names no account. */
function familyRoot(pathname: string, accountId: string) {
  const [, section = 'app', named] = pathname.split('/')
  return named === accountId ? `/${section}/${accountId}` : '/app'
}
