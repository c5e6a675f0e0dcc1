import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { errorMessage } from '../../api/api-errors.ts'
import { callWithoutSession } from '../../api/sessionless-client.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import styles from './answer-page.module.css'

type Answer = 'confirm' | 'decline'

const done: Record<Answer, string> = {
  confirm: 'Thank you. We write to you when a grown-up should look in. You can stop that at any time with this link.',
  decline: 'All right, you get no more mails about this family.',
}

/** Opened from a mail to a person whom a family has named. */
export function AnswerPage() {
  // Not in the query, so that it is in no log.
  const token = useLocation().hash.slice(1)
  const [pending, setPending] = useState<Answer>()
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<unknown>()

  async function send(chosen: Answer) {
    setPending(chosen)
    setError(undefined)
    try {
      await callWithoutSession(`POST /second-contact-links/${chosen}`, { body: { token } })
      setAnswer(chosen)
    } catch (reason) {
      setError(reason)
    } finally {
      setPending(undefined)
    }
  }

  return (
    <section>
      <PageTitle>Second contact of a family</PageTitle>
      <Lead>
        A family with whom Pipit talks has named you as a person whom a child can count on. The mail says which family.
      </Lead>
      <ul className={styles.facts}>
        <li>We write to you when a grown-up should look in on a child. That is rare.</li>
        <li>The mail never says what a child said. You do not need an account.</li>
        <li>
          You are not asked to solve anything alone: <Link to="/help">how to listen, and numbers to call</Link>.
        </li>
      </ul>
      {answer && <Message kind="success">{done[answer]}</Message>}
      {error !== undefined && (
        <Message kind="error">
          {errorMessage(error)} The link may be from an earlier mail, or the family has chosen somebody else.
        </Message>
      )}
      {token === '' ? (
        <Message kind="info">To answer, please open this page with the link in your mail.</Message>
      ) : (
        <div className={styles.buttons}>
          {answer === undefined && (
            <BusyButton
              type="primary"
              block={false}
              isBusy={pending === 'confirm'}
              busyText="Saving ..."
              onClick={() => void send('confirm')}
            >
              Yes, I agree
            </BusyButton>
          )}
          {answer !== 'decline' && (
            <BusyButton
              block={false}
              isBusy={pending === 'decline'}
              busyText="Saving ..."
              onClick={() => void send('decline')}
            >
              {answer === 'confirm' ? 'Stop these mails' : 'No, or stop these mails'}
            </BusyButton>
          )}
        </div>
      )}
    </section>
  )
}
