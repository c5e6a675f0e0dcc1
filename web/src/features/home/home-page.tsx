import { Link } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useFamilyHome } from '../../api/family/family-queries.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import grid from '../../ui/layout/panel-grid.module.css'
import { CardsPanel } from './cards-panel.tsx'
import { ChildrenPanel } from './children-panel.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { FirstSteps } from './first-steps.tsx'
import styles from './home-page.module.css'
import { HomeSkeleton } from './home-skeleton.tsx'
import { WifiNetworksPanel } from './wifi-networks-panel.tsx'

export function HomePage() {
  const { to } = useFamily()
  const { canChange } = useFamilyRole()
  const { yourTitle } = useFamilyName()
  const home = useFamilyHome()
  return (
    <>
      <header className={styles.head}>
        <PageTitle>{yourTitle('family')}</PageTitle>
        <nav aria-label="Account, profile, guardians and helplines" className={styles.links}>
          <Link to={to('/account')}>Account</Link>
          {canChange && <Link to={to('/profile')}>Profile</Link>}
          <Link to={to('/guardians')}>Guardians</Link>
          <Link to="/help">Helplines</Link>
        </nav>
      </header>
      <QueryBoundary query={home} skeleton={<HomeSkeleton />}>
        {(family) => (
          <>
            {canChange && <ConsentNotice home={family} />}
            <div className={grid.panels}>
              {canChange && <FirstSteps home={family} />}
              <ChildrenPanel home={family} fetchedAt={home.dataUpdatedAt} />
              <DevicesPanel home={family} />
              <CardsPanel home={family} />
              <WifiNetworksPanel home={family} />
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  )
}
