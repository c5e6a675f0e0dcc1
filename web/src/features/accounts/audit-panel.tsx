import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { familyKeys } from '../../api/family/family-queries.ts'
import { auditText } from '../../ui/text/audit-texts.ts'
import { PagedList } from '../../ui/layout/paged-list.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './account-page.module.css'
import { DateTimeText } from '../../ui/text/date-text.tsx'

type Entry = ApiResponse<'GET /accounts/:accountId/audit'>['items'][number]

const pageSize = 10

/** What superadmins read or changed of the family. */
export function AuditPanel() {
  const { named, you } = useFamilyName()
  const { accountId } = useFamily()
  const entries = useInfiniteQuery({
    queryKey: [...familyKeys.resource(accountId, 'account', accountId), 'audit'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /accounts/:accountId/audit', {
        params: { accountId },
        query: { limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  return (
    <Panel title={named('Who looked at your family’s data')}>
      <PagedList
        query={entries}
        className={styles.list}
        empty={<p>Nobody but {you}.</p>}
        lead={<p>Sometimes we need to look, for example to help. Each time is recorded here.</p>}
      >
        {(entry) => <AuditEntry entry={entry} />}
      </PagedList>
    </Panel>
  )
}

function AuditEntry({ entry: { at, actor, action, reason } }: { entry: Entry }) {
  return (
    <>
      <span>
        <strong dir="auto">{actor?.name ?? actor?.email ?? 'Somebody at Pipit'}</strong> {auditText(action)}
        {reason !== null && (
          <span className={styles.note}>
            Why: <bdi>{reason}</bdi>
          </span>
        )}
      </span>
      <span className={styles.note}>
        <DateTimeText time={at} />
      </span>
    </>
  )
}
