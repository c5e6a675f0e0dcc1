import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSession } from '../../api/session/session.ts'
import { PagedList } from '../../ui/layout/paged-list.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { auditText } from '../../family/texts/audit-texts.ts'
import { DateTimeText } from '../../ui/text/date-text.tsx'
import { useChanges, type Change } from './api/get-changes.ts'
import styles from './guardians.module.css'

export function ChangesPanel() {
  return (
    <Panel title={t`Recent changes`}>
      <PagedList
        query={useChanges()}
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
