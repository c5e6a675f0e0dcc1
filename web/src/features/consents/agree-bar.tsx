import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from 'react-router'
import { useGiveConsent } from '../../family/account/api/give-consent.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import styles from './consent-page.module.css'

/** Stays at the bottom of the screen, where a thumb reaches it. */
export function AgreeBar({ version, next }: { version: number; next: string }) {
  const { to } = useFamily()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useGiveConsent(() => navigate(next))
  return (
    <div className={styles.bar}>
      <div className={styles.choices}>
        <MutationError error={error} />
        <BusyButton type="primary" isBusy={isPending} busyText={t`One moment ...`} onClick={() => mutate(version)}>
          <Trans>I am the parent, and I agree</Trans>
        </BusyButton>
        <Link to={to()} className={styles.later ?? ''}>
          <Trans>Not now</Trans>
        </Link>
      </div>
    </div>
  )
}
