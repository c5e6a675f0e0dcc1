import { Outlet, useLocation, useNavigation } from 'react-router'
import { Loading } from '../ui/loading.tsx'

/** The page, or the word that the next one is on its way. A change of the query alone keeps the page in place. */
export function PageOutlet() {
  const { pathname } = useLocation()
  const next = useNavigation().location
  return next && next.pathname !== pathname ? <Loading /> : <Outlet />
}
