import { useParams } from 'react-router'
import { useSession } from '../session/session.ts'

/** Whose pages are open: the own family's under /app, or under /app/{accountId} the one that a superadmin has opened. */
export function useFamily() {
  const own = useSession()?.id ?? ''
  const { accountId } = useParams()
  const root = accountId === undefined ? '/app' : `/app/${accountId}`
  return {
    accountId: accountId ?? own,
    isOwn: accountId === undefined,
    /** The address of one of this family's pages: `to('/children/add')`. */
    to: (path = '') => root + path,
  }
}
