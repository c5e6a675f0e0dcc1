import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { OutboxHint } from '../../../ui/feedback/outbox-hint.tsx'
import { ProblemMessage } from '../../../ui/feedback/problem-text.tsx'
import { useWork } from '../../../ui/forms/use-work.ts'

/** For people who sign in without a password. */
export function FirstPassword({ email }: { email: string }) {
  const { run, isUnderWay, problem } = useWork()
  const [isSent, setSent] = useState(false)

  async function send() {
    await call('POST /auth/send-reset-password-email', { body: { email } })
    setSent(true)
  }

  return (
    <>
      <p>You sign in without a password. If you would like to have one too, we send you a link to choose it.</p>
      {isSent && (
        <>
          <Message kind="success">
            The link is on its way to <strong>{email}</strong>.
          </Message>
          <OutboxHint />
        </>
      )}
      <ProblemMessage problem={problem} />
      <BusyButton block={false} isBusy={isUnderWay} busyText="Sending ..." onClick={() => void run(send)}>
        {isSent ? 'Send it again' : 'Send me a link'}
      </BusyButton>
    </>
  )
}
