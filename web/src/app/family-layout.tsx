import { EyeOutlined } from '@ant-design/icons'
import { Link, Outlet } from 'react-router'
import { useFamily } from '../api/family/use-family.ts'
import { useFamilyHome } from '../api/family/family-queries.ts'
import { useFamilyUpdates } from '../api/family/use-family-updates.ts'
import styles from './family-layout.module.css'

/** The layout of all pages of a family. */
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

/** Reminds a superadmin whose account is open. */
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
