import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { EyeOutlined, TeamOutlined } from '@ant-design/icons'
import { Link, Outlet } from 'react-router'
import { isConnectionFailure } from '../api/connection.ts'
import { useAccessReason } from '../api/session/access-reason.ts'
import { useFamilies, useFamiliesFailure, type Family } from '../family/account/api/get-families.ts'
import { familyTitle } from '../family/account/family-name.ts'
import { readLastHome } from '../family/account/last-home.ts'
import { useFamily } from '../family/account/use-family.ts'
import { useFamilyHome } from '../family/account/api/get-family-home.ts'
import { useFamilyUpdates } from '../family/account/use-family-updates.ts'
import { homePath, useSession } from '../api/session/session.ts'
import { AccessReasonForm } from '../family/access-reason/access-reason-form.tsx'
import { AccessReasonNote } from '../family/access-reason/access-reason-note.tsx'
import { ConnectionNotice } from '../ui/feedback/connection-notice.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { PageTitle } from '../ui/layout/page-title.tsx'
import styles from './banner.module.css'
import { NotInFamilyPage } from './not-in-family-page.tsx'
import { RolePages } from './role-pages.tsx'
import { useServiceWorker } from './use-service-worker.ts'

/** The layout of all pages of a family. */
export function FamilyLayout() {
  const { access, accountId } = useFamily()
  // Mounted anew for each family: an offer to undo still concerns the family in which it was made.
  if (access === 'superadmin') return <PagesForSuperadmin key={accountId} />
  if (access === 'member') return <PagesForMember key={accountId} />
  return <FamilyPages />
}

/** A superadmin gives a reason before another family's pages open. */
function PagesForSuperadmin() {
  const { accountId } = useFamily()
  const reason = useAccessReason(accountId)
  if (reason === undefined) {
    return (
      <>
        <PageTitle>{t`Why are you opening this account?`}</PageTitle>
        <AccessReasonForm accountId={accountId} />
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

/** Waits until the role is known, so that nothing is offered that this person may not do. */
function PagesForMember() {
  const { accountId } = useFamily()
  const personId = useSession()?.id ?? ''
  const families = useFamilies()
  const failure = useFamiliesFailure()
  if (families === undefined) {
    // The pages are those of a viewer while there is no connection.
    if (isConnectionFailure(failure) && readLastHome(personId, accountId) !== null) return <FamilyPages />
    // The route's error boundary says that Pipit cannot be reached.
    if (failure !== undefined) throw failure
    return <Loading />
  }
  const family = families.items.find((each) => each.accountId === accountId)
  if (family === undefined) return <NotInFamilyPage wasInFamily={families.left.has(accountId)} />
  return (
    <>
      <OpenFamilyBanner family={family} />
      <FamilyPages />
    </>
  )
}

function FamilyPages() {
  useFamilyUpdates()
  useServiceWorker()
  return (
    <RolePages>
      <ConnectionNotice>
        <Outlet />
      </ConnectionNotice>
    </RolePages>
  )
}

/** Says whose family is open, and what this person may do there. */
function OpenFamilyBanner({ family: { name, role } }: { family: Family }) {
  const family = familyTitle(name)
  return (
    <aside className={`${styles.banner} ${styles.member}`} aria-label={t`Whose family is open`}>
      <TeamOutlined aria-hidden />
      <p>
        {role === 'viewer' ? (
          <Trans>
            You are in <strong dir="auto">{family}</strong>. You can look, but not change anything here.
          </Trans>
        ) : (
          <Trans>
            You are in <strong dir="auto">{family}</strong>.
          </Trans>
        )}
      </p>
      <Link to={homePath(useSession())}>
        <Trans>Back to your own home page</Trans>
      </Link>
    </aside>
  )
}

/** Reminds a superadmin whose account is open, and why. */
function OpenAccountBanner({ reason }: { reason: string }) {
  const { to } = useFamily()
  const account = useFamilyHome().data?.account
  const name = account ? (account.name ?? account.email) : t`another family`
  return (
    <aside className={styles.banner} aria-label={t`Whose account is open`}>
      <EyeOutlined aria-hidden />
      <p>
        <Trans>
          You are in the account of <Link to={to()}>{name}</Link>.
        </Trans>{' '}
        <AccessReasonNote reason={reason} />
      </p>
      <Link to="/admin">
        <Trans>Back to the administration</Trans>
      </Link>
    </aside>
  )
}
