import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { JoinedMessage } from './joined-message.tsx'
import { WaitListForm } from './wait-list-form.tsx'
import styles from './wait-list-page.module.css'

export function WaitListPage() {
  const [email, setEmail] = useState<string>()
  return (
    <section className={styles.page}>
      <div>
        <PageTitle>{t`Join the wait list`}</PageTitle>
        <p className={styles.lead}>
          <Trans>
            Pipit is a small companion that children talk to, and that shows them the world card by card. We let new
            families in a few at a time, so that every one gets our full attention.
          </Trans>
        </p>
        <ul className={styles.promises}>
          <li>
            <Trans>One message, when your place is ready.</Trans>
          </li>
          <li>
            <Trans>Your address goes to nobody else.</Trans>
          </li>
        </ul>
      </div>
      <div className={styles.card}>
        {email === undefined ? <WaitListForm onJoined={setEmail} /> : <JoinedMessage email={email} />}
      </div>
    </section>
  )
}
