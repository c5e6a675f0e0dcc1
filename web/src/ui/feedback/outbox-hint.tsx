import { useSettings } from '../../api/settings.ts'
import { Message } from './message.tsx'

/** Where no mail server is configured, mail waits on the machine itself, for whoever sits at it. */
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
