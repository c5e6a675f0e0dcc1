import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { errorMessage } from '../../api/api-errors.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import styles from './answer-page.module.css'
import { answerLink, type Answer } from './api/answer-link.ts'

const done: Record<Answer, MessageDescriptor> = {
  confirm: msg`Thank you. We write to you when a grown-up should look in. You can stop that at any time with this link.`,
  decline: msg`All right, you get no more mails about this family.`,
}

/** It is opened from a mail to a person whom a family has named. */
export function AnswerPage() {
  // The token is not in the query, so that it is in no log.
  const token = useLocation().hash.slice(1)
  const [pending, setPending] = useState<Answer>()
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<unknown>()

  async function send(chosen: Answer) {
    setPending(chosen)
    setError(undefined)
    try {
      await answerLink(chosen, token)
      setAnswer(chosen)
    } catch (reason) {
      setError(reason)
    } finally {
      setPending(undefined)
    }
  }

  return (
    <section>
      <PageTitle>{t`Second contact of a family`}</PageTitle>
      <Lead>
        <Trans>
          A family with whom Pipit talks has named you as a person whom a child can count on. The mail says which
          family.
        </Trans>
      </Lead>
      <ul className={styles.facts}>
        <li>
          <Trans>We write to you when a grown-up should look in on a child. That is rare.</Trans>
        </li>
        <li>
          <Trans>The mail never says what a child said. You do not need an account.</Trans>
        </li>
        <li>
          <Trans>
            You are not asked to solve anything alone: <Link to="/help">how to listen, and numbers to call</Link>.
          </Trans>
        </li>
      </ul>
      {answer && <Message kind="success">{i18n._(done[answer])}</Message>}
      {error !== undefined && (
        <Message kind="error">
          {errorMessage(error)}{' '}
          <Trans>The link may be from an earlier mail, or the family has chosen somebody else.</Trans>
        </Message>
      )}
      {token === '' ? (
        <Message kind="info">
          <Trans>To answer, please open this page with the link in your mail.</Trans>
        </Message>
      ) : (
        <div className={styles.buttons}>
          {answer === undefined && (
            <BusyButton
              type="primary"
              block={false}
              isBusy={pending === 'confirm'}
              busyText={t`Saving ...`}
              onClick={() => void send('confirm')}
            >
              <Trans>Yes, I agree</Trans>
            </BusyButton>
          )}
          {answer !== 'decline' && (
            <BusyButton
              block={false}
              isBusy={pending === 'decline'}
              busyText={t`Saving ...`}
              onClick={() => void send('decline')}
            >
              {answer === 'confirm' ? <Trans>Stop these mails</Trans> : <Trans>No, or stop these mails</Trans>}
            </BusyButton>
          )}
        </div>
      )}
    </section>
  )
}
