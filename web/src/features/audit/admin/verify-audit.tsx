import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { MutationError } from '../../../ui/feedback/error-message.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { useVerifyAudit, type Verification } from '../api/verify-audit.ts'
import styles from './audit-page.module.css'

/** Checks the signature of every entry, and that the newest ones are still there. */
export function VerifyAudit() {
  const { mutate, isPending, data, error } = useVerifyAudit()
  return (
    <section className={styles.verify} aria-label={t`Check of the trail`}>
      <BusyButton block={false} isBusy={isPending} busyText={t`Checking every entry ...`} onClick={() => mutate()}>
        <Trans>Check all entries</Trans>
      </BusyButton>
      <MutationError error={error} />
      {data && !isPending && <Result verification={data} />}
    </section>
  )
}

function Result({ verification: { count, droppedCount, problem } }: { verification: Verification }) {
  if (!problem) {
    return (
      <Message kind="success">
        {plural(count, { one: 'The only entry is intact.', other: 'All # entries are intact.' })}{' '}
        {droppedCount > 0 &&
          plural(droppedCount, {
            one: '# older one was dropped when its time was over.',
            other: '# older ones were dropped when their time was over.',
          })}
      </Message>
    )
  }
  return (
    <Message kind="error">
      {problemText(problem)}{' '}
      {plural(count, { one: 'Before that, # entry is intact.', other: 'Before that, # entries are intact.' })}{' '}
      <Trans>
        The operator of this server can learn more with <code>npm run verify-audit-trail</code>.
      </Trans>
    </Message>
  )
}

function problemText({ code, entryId }: NonNullable<Verification['problem']>): string {
  const entry = entryId ?? ''
  const texts: Record<typeof code, string> = {
    'entry-changed': t`The trail was changed at entry ${entry}.`,
    'entries-missing': t`Entry ${entry} was recorded and is missing: newer entries were removed, or an older backup was restored.`,
    'anchor-missing': t`The record outside the database is missing, so removed entries cannot be noticed.`,
    'anchor-invalid': t`The record outside the database was not written by this server.`,
    'drop-not-signed': t`Entries were removed, and nobody has signed that their time was over.`,
    'key-unknown': t`Entry ${entry} is signed with a key that this server does not know.`,
  }
  return texts[code]
}
