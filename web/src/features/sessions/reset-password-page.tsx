import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { TitleCard } from '../../ui/layout/title-card.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import type { ResetReason } from './reset-password-loader.ts'

export function ResetPasswordPage() {
  const reason = useLoaderData<ResetReason>()
  return <TitleCard title={t`Choose a new password`}>{content()}</TitleCard>

  function content() {
    switch (reason.kind) {
      case 'link':
        return <ChoosePasswordForm reason={reason} />
      case 'one-time-password':
        return (
          <>
            <p>
              <Trans>
                The password that you signed in with works only once. Choose one of your own, and you are signed in.
              </Trans>
            </p>
            <ChoosePasswordForm reason={reason} />
          </>
        )
      case 'broken-link':
        return <ErrorMessage error={reason.error} />
      case 'none':
        return (
          <>
            <p>
              <Trans>
                We send you a link by mail. It brings you back to this page, where you choose the new password.
              </Trans>
            </p>
            <ButtonLink to="/reset-password/send-link">
              <Trans>Send me a link</Trans>
            </ButtonLink>
          </>
        )
    }
  }
}
