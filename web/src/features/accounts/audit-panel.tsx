import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { auditText } from '../../family/texts/audit-texts.ts'
import { PagedList } from '../../ui/layout/paged-list.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './account-page.module.css'
import { useAudit, type AuditEntry } from './api/get-audit.ts'
import { DateTimeText } from '../../ui/text/date-text.tsx'

/** What superadmins read or changed of the family. */
export function AuditPanel() {
  const { isOwn, familyName } = useFamilyName()
  return (
    <Panel title={isOwn ? t`Who looked at your family’s data` : t`Who looked at the data of ${familyName}’s family`}>
      <PagedList
        query={useAudit()}
        className={styles.list}
        empty={<p>{isOwn ? <Trans>Nobody but you.</Trans> : <Trans>Nobody but {familyName}.</Trans>}</p>}
        lead={
          <p>
            <Trans>Sometimes we need to look, for example to help. Each time is recorded here.</Trans>
          </p>
        }
      >
        {(entry) => <ListedEntry entry={entry} />}
      </PagedList>
    </Panel>
  )
}

function ListedEntry({ entry: { at, actor, action, reason } }: { entry: AuditEntry }) {
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
