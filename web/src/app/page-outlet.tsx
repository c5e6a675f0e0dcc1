import { Outlet, useLocation, useNavigation } from 'react-router'
import { Loading } from '../ui/feedback/loading.tsx'

/**
 * The page, or a loading message during a navigation. A change of the query alone keeps the page. The page is hidden
 * instead of unmounted, because the pages of a family share a layout with their cache and socket.
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
