import { EyeOutlined } from '@ant-design/icons'
import { Link, Outlet } from 'react-router'
import { useAccessReason } from '../api/family/access-reason.ts'
import { useFamily } from '../api/family/use-family.ts'
import { useFamilyHome } from '../api/family/family-queries.ts'
import { useFamilyUpdates } from '../api/family/use-family-updates.ts'
import { AccessReasonForm } from '../ui/access-reason/access-reason-form.tsx'
import { AccessReasonNote } from '../ui/access-reason/access-reason-note.tsx'
import { PageTitle } from '../ui/layout/page-title.tsx'
import styles from './banner.module.css'

/** The layout of all pages of a family. A superadmin gives a reason before another family's pages open. */
export function FamilyLayout() {
  const { accountId, access } = useFamily()
  const reason = useAccessReason(accountId)
  if (access !== 'superadmin') return <FamilyPages />
  if (reason === undefined) {
    return (
      <>
        <PageTitle>Why are you opening this account?</PageTitle>
        <AccessReasonForm key={accountId} accountId={accountId} />
      </>
    )
  }
  return (
    <>
      <OpenAccountBanner reason={reason} />
      <FamilyPages />
    </>
  )
}

function FamilyPages() {
  useFamilyUpdates()
  return <Outlet />
}

/** Reminds a superadmin whose account is open, and why. */
function OpenAccountBanner({ reason }: { reason: string }) {
  const account = useFamilyHome().data?.account
  return (
    <aside className={styles.banner} aria-label="Whose account is open">
      <EyeOutlined aria-hidden />
      <p>
        You are in the account of <strong>{account ? (account.name ?? account.email) : 'another family'}</strong>.{' '}
        <AccessReasonNote reason={reason} />
      </p>
      <Link to="/admin">Back to the administration</Link>
    </aside>
  )
}
