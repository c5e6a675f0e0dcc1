import type { ApiResponse } from '@pipit/contract/api/client'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { familyKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { useSession } from '../../api/session/session.ts'
import { PagedList } from '../../ui/layout/paged-list.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { auditText } from '../../family/texts/audit-texts.ts'
import { DateTimeText } from '../../ui/text/date-text.tsx'
import styles from './guardians.module.css'

type Change = ApiResponse<'GET /accounts/:accountId/changes'>['items'][number]

const pageSize = 10

/** Who changed what in the family. */
export function ChangesPanel() {
  const { accountId } = useFamily()
  const changes = useInfiniteQuery({
    queryKey: familyKeys.changes(accountId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /accounts/:accountId/changes', {
        params: { accountId },
        query: { limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  return (
    <Panel title={t`Recent changes`}>
      <PagedList
        query={changes}
        className={styles.list}
        empty={
          <p>
            <Trans>Nothing was changed yet.</Trans>
          </p>
        }
      >
        {(change) => <ChangeText change={change} />}
      </PagedList>
    </Panel>
  )
}

function ChangeText({ change: { at, by, byAccountId, action, resourceName } }: { change: Change }) {
  const isYou = useSession()?.id === byAccountId
  const name = isYou ? t`You` : (by ?? t`Somebody whose account is deleted`)
  const did = auditText(action)
  return (
    <>
      <span>
        {resourceName === null ? (
          <Trans comment="{did} is what this person did, such as: added a child.">
            <strong dir="auto">{name}</strong> {did}
          </Trans>
        ) : (
          <Trans comment="{did} is what this person did, such as: added a child; {resourceName} is the child’s name.">
            <strong dir="auto">{name}</strong> {did}: <bdi>{resourceName}</bdi>
          </Trans>
        )}
      </span>
      <span className={styles.note}>
        <DateTimeText time={at} />
      </span>
    </>
  )
}
