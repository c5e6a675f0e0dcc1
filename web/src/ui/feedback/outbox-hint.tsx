import { useSettings } from '../../api/settings.ts'
import { Message } from './message.tsx'

/** Without a mail server, mails wait in the outbox, which is open to browsers on the same machine. */
export function OutboxHint() {
  return (
    useSettings()?.outbox && (
      <Message kind="info">
        This Pipit has no mail server yet, so mails wait in its{' '}
        <a href="/outbox" target="_blank" rel="noopener noreferrer">
          outbox
        </a>
        .
      </Message>
    )
  )
}
