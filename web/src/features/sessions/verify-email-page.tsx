import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import type { EmailActionResult } from './email-action-loader.ts'
import { CheckMail } from './check-mail.tsx'
import { TitleCard } from '../../ui/layout/title-card.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'

/** Mailed links about an address open it. Without a link, it says how to get one. */
export function VerifyEmailPage() {
  const link = useLoaderData<EmailActionResult | null>()
  if (!link) return <CheckMail />
  if ('error' in link) {
    return (
      <TitleCard title={t`This link did not work`}>
        <ErrorMessage error={link.error} />
        <p>
          <Trans>If you have confirmed your address already, you need no link: just sign in.</Trans>
        </p>
        <ButtonLink to="/">
          <Trans>Sign in</Trans>
        </ButtonLink>
      </TitleCard>
    )
  }
  const { title, text, next } = link
  return (
    <TitleCard title={title}>
      <Message kind="success">{text}</Message>
      <ButtonLink to={next.to}>{next.label}</ButtonLink>
    </TitleCard>
  )
}
