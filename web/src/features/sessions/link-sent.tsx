import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { OutboxHint } from '../../ui/feedback/outbox-hint.tsx'

export function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Check your mail
      </h2>
      <p>
        We sent a link to <strong>{email}</strong>. Open it on this device and you are signed in.
      </p>
      <OutboxHint />
      <Button size="large" block onClick={onBack}>
        Back to signing in
      </Button>
    </>
  )
}
