import type { ApiResponse } from '@pipit/contract/api/client'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { familyKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { auditText } from '../../family/texts/audit-texts.ts'
import { PagedList } from '../../ui/layout/paged-list.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './account-page.module.css'
import { DateTimeText } from '../../ui/text/date-text.tsx'

type Entry = ApiResponse<'GET /accounts/:accountId/audit'>['items'][number]

const pageSize = 10

/** What superadmins read or changed of the family. */
export function AuditPanel() {
  const { isOwn, familyName } = useFamilyName()
  const { accountId } = useFamily()
  const entries = useInfiniteQuery({
    queryKey: familyKeys.audit(accountId),
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
    <Panel title={isOwn ? t`Who looked at your family’s data` : t`Who looked at the data of ${familyName}’s family`}>
      <PagedList
        query={entries}
        className={styles.list}
        empty={<p>{isOwn ? <Trans>Nobody but you.</Trans> : <Trans>Nobody but {familyName}.</Trans>}</p>}
        lead={
          <p>
            <Trans>Sometimes we need to look, for example to help. Each time is recorded here.</Trans>
          </p>
        }
      >
        {(entry) => <AuditEntry entry={entry} />}
      </PagedList>
    </Panel>
  )
}

function AuditEntry({ entry: { at, actor, action, reason } }: { entry: Entry }) {
  const name = actor?.name ?? actor?.email ?? t`Somebody at Pipit`
  const did = auditText(action)
  return (
    <>
      <span>
        <Trans comment="{did} is what this person did, such as: looked at the children.">
          <strong dir="auto">{name}</strong> {did}
        </Trans>
        {reason !== null && (
          <span className={styles.note}>
            <Trans>
              Why: <bdi>{reason}</bdi>
            </Trans>
          </span>
        )}
      </span>
      <span className={styles.note}>
        <DateTimeText time={at} />
      </span>
    </>
  )
}
