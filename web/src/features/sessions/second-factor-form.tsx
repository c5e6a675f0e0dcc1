import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { MultiFactorError } from '@firebase/auth'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { resolveSecondFactor } from '../../api/identity/second-factor.ts'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { CodeField } from '../../ui/forms/code-field.tsx'
import { useFinishSignIn } from './finish-sign-in.ts'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'
import styles from './sign-in-page.module.css'

/** `factorError` is the response to the right password or link. */
export function SecondFactorForm({ factorError, onCancel }: { factorError: MultiFactorError; onCancel: () => void }) {
  const { onSubmit, pendingAction, fieldErrors, formError } = useForm()
  const finishSignIn = useFinishSignIn()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function confirm({ code = '' }: Values) {
    await resolveSecondFactor(factorError, code)
    await finishSignIn()
  }

  return (
    <form {...onSubmit('code', { validate: validateFields('code'), send: confirm })}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <Trans>One more step</Trans>
      </h2>
      <p>
        <Trans>Open your authenticator app and type the code that it shows for Pipit.</Trans>
      </p>
      <CodeField fieldErrors={fieldErrors} />
      <ErrorMessage error={formError} />
      <div className={styles.otherWays}>
        <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Checking ...`}>
          <Trans>Sign in</Trans>
        </SubmitButton>
        <Button size="large" block onClick={onCancel}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  )
}
