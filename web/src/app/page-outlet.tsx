import { Outlet, useLocation, useNavigation } from 'react-router'
import { Loading } from '../ui/feedback/loading.tsx'

/**
 * The page, or the word that the next one is on its way. A change of the query alone keeps the page in place. The page
 * that is left is hidden rather than taken away, or what a family's pages share (their answers, their socket) went too.
 */
export function PageOutlet() {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isLeaving = next !== undefined && next.pathname !== pathname
  return (
    <>
      {isLeaving && <Loading />}
      <div hidden={isLeaving}>
        <Outlet />
      </div>
    </>
  )
}
