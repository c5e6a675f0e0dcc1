import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from 'antd'
import { Link, useParams } from 'react-router'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { ChildHeader, ChildSettingsLink } from '../../family/children/child-header.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import grid from '../../ui/layout/panel-grid.module.css'
import { useMemories } from './api/get-memories.ts'
import { FactsPanel } from './facts-panel.tsx'
import { PlayedPanel } from './played-panel.tsx'
import { RememberingPanel } from './remembering-panel.tsx'

export function MemoriesPage() {
  const { childId = '' } = useParams()
  const { to } = useFamily()
  const { canChange } = useFamilyRole()
  const home = useFamilyHome()
  const memories = useMemories(childId)
  const child = home.data?.children.find(({ id }) => id === childId)
  return (
    <>
      <PageTitle>{t`What Pipit remembers`}</PageTitle>
      <ChildHeader name={<bdi>{child?.name}</bdi>}>
        <Link to={to(`/children/${childId}`)}>
          <Trans>Insights</Trans>
        </Link>
        <Link to={to(`/children/${childId}/log`)}>
          <Trans>Conversations</Trans>
        </Link>
        <ChildSettingsLink childId={childId} />
      </ChildHeader>
      <QueryBoundary query={memories} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {({ remembers, facts, activities }) => (
          <div key={childId} className={grid.panels}>
            {remembers && <FactsPanel childId={childId} facts={facts} />}
            {remembers && <PlayedPanel childId={childId} activities={activities} />}
            {canChange && (
              <RememberingPanel
                childId={childId}
                remembers={remembers}
                isEmpty={facts.length === 0 && activities.length === 0}
              />
            )}
            {!canChange && !remembers && (
              <p>
                <Trans>Pipit remembers nothing between days.</Trans>
              </p>
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
