import type { MultiFactorError } from '@firebase/auth'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { reauthenticateWithPassword } from '../../api/identity/reauthentication.ts'
import { resolveSecondFactor } from '../../api/identity/second-factor.ts'
import { isSecondFactorRequired } from '../../api/identity/second-factor-required.ts'
import { renewAfterReauthentication, useSession } from '../../api/session/session.ts'
import { useSignInMethods } from './api/get-sign-in-methods.ts'
import { ConnectionNotice } from '../../ui/feedback/connection-notice.tsx'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { CodeField } from '../../ui/forms/code-field.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { useReturnFocus } from '../../ui/dialogs/use-return-focus.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'

interface ReauthenticationDialogProps {
  onReauthenticated: () => void
  onCancel: () => void
}

export function ReauthenticationDialog({ onReauthenticated, onCancel }: ReauthenticationDialogProps) {
  useReturnFocus()
  const methods = useSignInMethods(useSession()?.id ?? '')
  const [secondFactor, setSecondFactor] = useState<MultiFactorError>()

  async function reauthenticate(authenticate: () => Promise<unknown>) {
    try {
      await authenticate()
    } catch (error) {
      if (!isSecondFactorRequired(error)) throw error
      setSecondFactor(error)
      return
    }
    await renewAfterReauthentication()
    onReauthenticated()
  }

  return (
    <Modal open title={t`Is this you?`} footer={null} onCancel={onCancel}>
      {secondFactor ? (
        <SecondFactorStep onCode={(code) => reauthenticate(() => resolveSecondFactor(secondFactor, code))} />
      ) : (
        <>
          <p>
            <Trans>
              It has been a while since you signed in. To keep your family safe, please confirm that it is you.
            </Trans>
          </p>
          {/* The page is behind the dialog, and so is its notice. */}
          <ConnectionNotice>
            <QueryBoundary query={methods} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
              {({ providers }) => (
                <ReauthenticationForm
                  providers={providers}
                  withPassword={(password) => reauthenticate(() => reauthenticateWithPassword(password))}
                  withProvider={(id) =>
                    reauthenticate(async () => {
                      const social = await import('../../api/identity/social-sign-in.ts')
                      await social.reauthenticateWithProvider(id)
                    })
                  }
                />
              )}
            </QueryBoundary>
          </ConnectionNotice>
        </>
      )}
    </Modal>
  )
}

function SecondFactorStep({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const { onSubmit, pendingAction, fieldErrors, formError } = useForm()
  return (
    <form {...onSubmit('code', { validate: validateFields('code'), send: ({ code = '' }: Values) => onCode(code) })}>
      <p>
        <Trans>One more step: open your authenticator app and type the code that it shows for Pipit.</Trans>
      </p>
      <CodeField fieldErrors={fieldErrors} />
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Checking ...`}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </form>
  )
}
