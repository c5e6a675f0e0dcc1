import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { OutboxHint } from '../../family/mail/outbox-hint.tsx'

export function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Check your mail</Trans>
      </h2>
      <p>
        <Trans>
          We sent a link to <strong>{email}</strong>. Open it on this device and you are signed in.
        </Trans>
      </p>
      <OutboxHint />
      <Button size="large" block onClick={onBack}>
        <Trans>Back to signing in</Trans>
      </Button>
    </>
  )
}
