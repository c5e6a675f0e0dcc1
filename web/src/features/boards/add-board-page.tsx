import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFamilyHome, type FamilyHome } from '../../family/account/api/get-family-home.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import { PlanLimitNotice } from '../../family/plans/plan-limit-notice.tsx'
import styles from '../../family/devices/devices.module.css'
import boardStyles from './boards.module.css'
import { BoardAddress } from './board-address.tsx'
import { ClaimBoard } from './claim-board.tsx'
import { SetUpSteps } from './set-up-steps.tsx'

/** A board with the xiaozhi firmware has no label of ours. */
export function AddBoardPage() {
  const { to } = useFamily()
  const home = useFamilyHome()
  return (
    <>
      <BackLink to={to('/devices/add')}>{t`Register a device`}</BackLink>
      <PageTitle>{t`Add a board`}</PageTitle>
      <Lead>
        <Trans>
          A board with the xiaozhi firmware becomes a Pipit: you give it Pipit’s address once, and it speaks six digits.
        </Trans>
      </Lead>
      <QueryBoundary query={home}>
        {(family) => (
          <PlanLimitNotice
            home={family}
            resource="devices"
            otherwise={
              family.devices.some(({ protocol }) => protocol === 'xiaozhi') && <SetUpBoard home={family} onlyErased />
            }
          >
            <SetUpBoard home={family} />
          </PlanLimitNotice>
        )}
      </QueryBoundary>
    </>
  )
}

/** If only erased boards can be added, the plan has room for no other one. */
function SetUpBoard({ home, onlyErased = false }: { home: FamilyHome; onlyErased?: boolean }) {
  return (
    <div className={styles.page}>
      {onlyErased && (
        <p className={styles.lead}>
          <Trans>
            Was your board erased, or did it get new firmware by cable? You can add it again: it takes its own place, so
            the plan needs no room for it.
          </Trans>
        </p>
      )}
      <a href="#digits">
        <Trans>It already speaks six digits</Trans>
      </a>
      <Panel title={t`Pipit’s address`}>
        <BoardAddress />
      </Panel>
      <Panel title={t`Give the address to the board`}>
        <SetUpSteps />
      </Panel>
      <div id="digits" className={boardStyles.digits}>
        <ClaimBoard home={home} onlyErased={onlyErased} />
      </div>
    </div>
  )
}
