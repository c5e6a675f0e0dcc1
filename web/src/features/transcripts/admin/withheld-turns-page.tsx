import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Skeleton } from 'antd'
import { Link, useParams } from 'react-router'
import { useFamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { formatDateTime, formatList } from '../../../i18n/formats.ts'
import { Message } from '../../../ui/feedback/message.tsx'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { ChildHeader } from '../../../family/children/child-header.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useWithheldTurns } from '../api/get-withheld-turns.ts'
import styles from './withheld-turns-page.module.css'

/** It is for a superadmin who is responsible for child protection. */
export function WithheldTurnsPage() {
  const { childId = '' } = useParams()
  const { to } = useFamily()
  const home = useFamilyHome()
  const child = home.data?.children.find(({ id }) => id === childId)
  const turns = useWithheldTurns(childId)
  return (
    <>
      <PageTitle>{t`Withheld turns`}</PageTitle>
      <ChildHeader name={<bdi>{child?.name}</bdi>}>
        <Link to={to(`/children/${childId}/log`)}>
          <Trans>Conversations</Trans>
        </Link>
      </ChildHeader>
      <Message kind="info">
        <Trans>
          The family does not see these words, nor that you have opened this page. It can read the reason that you gave
          for opening its pages. Share nothing with the family; ask child protection what to do.
        </Trans>
      </Message>
      <QueryBoundary query={turns} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {({ pages }) => (
          <Panel title={t`What was said`}>
            {pages[0]?.items.length === 0 && (
              <p>
                <Trans>Nothing is withheld.</Trans>
              </p>
            )}
            <ol className={styles.turns}>
              {pages
                .flatMap(({ items }) => items)
                .map(({ conversationId, number, time, speaker, text, categories }) => (
                  <li key={`${conversationId}-${number}`}>
                    <p className={styles.about}>
                      <time dateTime={time}>
                        {formatDateTime(time, { timeZone: home.data?.account.timeZone ?? 'UTC' })}
                      </time>{' '}
                      <strong>{speaker === 'child' ? <bdi>{child?.name}</bdi> : 'Pipit'}</strong>
                      {categories.length > 0 && ` · ${formatList(categories, { type: 'unit' })}`}
                    </p>
                    <p dir="auto">{text ?? t`Not understood, or no longer stored.`}</p>
                  </li>
                ))}
            </ol>
            {turns.hasNextPage && (
              <Button loading={turns.isFetchingNextPage} onClick={() => void turns.fetchNextPage()}>
                <Trans>Show more</Trans>
              </Button>
            )}
          </Panel>
        )}
      </QueryBoundary>
    </>
  )
}
