import { useParams } from 'react-router'
import { useSession } from '../session/session.ts'

/** The family whose pages are open: the account's own under /app, another one for a superadmin under /app/{accountId}. */
export function useFamily() {
  const own = useSession()?.id ?? ''
  const { accountId } = useParams()
  const root = accountId === undefined ? '/app' : `/app/${accountId}`
  return {
    accountId: accountId ?? own,
    isOwn: accountId === undefined,
    /** The path of one of this family's pages: `to('/children/add')`. */
    to: (path = '') => root + path,
  }
}
