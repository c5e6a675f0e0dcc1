import { Trans } from '@lingui/react/macro'
import { useSettings } from '../../api/settings.ts'
import { Message } from '../../ui/feedback/message.tsx'

/** The outbox opens with a token that no page knows: it is part of the address that the server prints. */
export function OutboxHint() {
  return (
    useSettings()?.outbox && (
      <Message kind="info">
        <Trans>
          This Pipit has no mail server yet, so mails wait in its outbox. Open it with the address that Pipit printed
          when it started.
        </Trans>
      </Message>
    )
  )
}
