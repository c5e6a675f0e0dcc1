import { Link, useLocation } from 'react-router'
import { homeOf, useSession } from '../api/session.ts'
import { Notice } from '../ui/notice.tsx'

export function PageToCome({ title }: { title: string }) {
  const home = homeOf(useSession())
  const { pathname } = useLocation()
  return (
    <Notice title={title}>
      <p>This page is not built yet.</p>
      {pathname !== home && <Link to={home}>Go to your home page</Link>}
    </Notice>
  )
}
