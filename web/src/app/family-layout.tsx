import { EyeOutlined } from '@ant-design/icons'
import { Link, Outlet } from 'react-router'
import { useFamily } from '../api/family/family.ts'
import { useFamilyHome } from '../api/family/family-queries.ts'
import { useFamilyUpdates } from '../api/family/family-socket.ts'
import styles from './family-layout.module.css'

/** Around every page of a family. */
export function FamilyLayout() {
  const { isOwn } = useFamily()
  useFamilyUpdates()
  return (
    <>
      {!isOwn && <OpenAccountBanner />}
      <Outlet />
    </>
  )
}

/** So that a superadmin never takes somebody else's family for the own. */
function OpenAccountBanner() {
  const account = useFamilyHome().data?.account
  return (
    <aside className={styles.banner} aria-label="Whose account is open">
      <EyeOutlined aria-hidden />
      <p>
        You are in the account of <strong>{account ? (account.name ?? account.email) : 'another family'}</strong>.
      </p>
      <Link to="/admin">Back to the administration</Link>
    </aside>
  )
}
