import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { useFamilyHome, type FamilyHome } from '../../family/account/api/get-family-home.ts'
import { useReferenceList } from '../../api/reference-lists.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { CardsPanel } from './cards-panel.tsx'
import { ChildrenPanel } from './children-panel.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { FirstConversation } from './first-conversation.tsx'
import { FirstSteps } from './first-steps.tsx'
import styles from './home-page.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'
import { ConnectionNote } from './last-seen/connection-note.tsx'
import { LastSeenHome } from './last-seen/last-seen-home.tsx'
import { useIsOnline } from './last-seen/use-is-online.ts'
import { useLastHome } from './last-seen/use-last-home.ts'
import { SafetyNotes } from './safety-notes.tsx'
import { useArrivalGreetings } from './use-arrival-greetings.ts'
import { WifiNetworksPanel } from './wifi-networks-panel.tsx'

export function HomePage() {
  const { to, isOwn } = useFamily()
  const { canChange } = useFamilyRole()
  const home = useFamilyHome()
  // Cards show their activity, so the list is fetched together with the home.
  useReferenceList('activities')
  const lastHome = useLastHome(home)
  const isOnline = useIsOnline()
  const account = home.data?.account
  const familyName = account?.name ?? account?.email
  return (
    <>
      <header className={styles.head}>
        <PageTitle>
          {isOwn ? t`Your family` : familyName === undefined ? t`Family` : t`${familyName}’s family`}
        </PageTitle>
        <nav aria-label={t`Your account, and help`} className={styles.links}>
          <Link to={to('/account')}>
            <Trans>Account</Trans>
          </Link>
          {canChange && (
            <Link to={to('/profile')}>
              <Trans>Profile</Trans>
            </Link>
          )}
          {isOwn && (
            <Link to={to('/notifications')}>
              <Trans>Notifications</Trans>
            </Link>
          )}
          <Link to={to('/guardians')}>
            <Trans>Guardians</Trans>
          </Link>
          <Link to="/help">
            <Trans>Helplines</Trans>
          </Link>
          <a href="/docs/parents/first-steps.html">
            <Trans comment="Instructions for parents, in English">Guide</Trans>
          </a>
        </nav>
      </header>
      {lastHome ? (
        <LastSeenHome home={lastHome} />
      ) : (
        <QueryBoundary query={home} skeleton={<HomeSkeleton />}>
          {(family) => (
            <>
              {!isOnline && <ConnectionNote seenAt={home.dataUpdatedAt} />}
              <Home home={family} fetchedAt={home.dataUpdatedAt} />
            </>
          )}
        </QueryBoundary>
      )}
    </>
  )
}

function Home({ home, fetchedAt }: { home: FamilyHome; fetchedAt: number }) {
  const { canChange } = useFamilyRole()
  useArrivalGreetings(home)
  return (
    <>
      <SafetyNotes home={home} />
      {canChange && <ConsentNotice home={home} />}
      <FirstConversation home={home} />
      <div className={styles.panels}>
        {canChange && <FirstSteps home={home} />}
        <ChildrenPanel home={home} fetchedAt={fetchedAt} />
        <div className={styles.resources}>
          <DevicesPanel home={home} />
          <CardsPanel home={home} />
          <WifiNetworksPanel home={home} />
        </div>
      </div>
    </>
  )
}
