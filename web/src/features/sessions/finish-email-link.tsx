import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { signInWithEmailLink, type MultiFactorError } from '@firebase/auth'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { openIdentity } from '../../api/identity/identity.ts'
import { saveReturnPath, sameOriginPath } from '../../api/session/return-path.ts'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { DraftedEmailField } from './drafted-email-field.tsx'
import { useFinishSignIn } from './finish-sign-in.ts'
import { emailLinkAddress } from './email-link-address.ts'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { isSecondFactorRequired } from '../../api/identity/second-factor-required.ts'
import styles from './sign-in-page.module.css'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { saveEmailDraft } from '../../api/session/email-draft.ts'
import { useForm } from '../../ui/forms/use-form.ts'

/** A sign-in link opens it. On another device than the one that requested the link, it asks for the address. */
export function FinishEmailLink({ onSecondFactor }: { onSecondFactor: (error: MultiFactorError) => void }) {
  const { onSubmit, run, pendingAction, fieldErrors, formError } = useForm()
  const [search] = useSearchParams()
  const finishSignIn = useFinishSignIn()
  const wasTried = useRef(false)
  const known = emailLinkAddress.read()

  async function finish(email: string) {
    try {
      await signInWithEmailLink(await openIdentity(), email, window.location.href)
    } catch (error) {
      if (!isSecondFactorRequired(error)) throw error
      onSecondFactor(error)
      return
    } finally {
      emailLinkAddress.clear()
    }
    const returnPath = sameOriginPath(search.get('continueUrl') ?? '/')
    if (returnPath !== null && returnPath !== '/') saveReturnPath(returnPath)
    await finishSignIn()
  }

  useEffect(() => {
    if (known === null || wasTried.current) return
    wasTried.current = true
    saveEmailDraft(known)
    void run('link', { send: () => finish(known) })
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the page was opened with
  }, [])

  return (
    <form {...onSubmit('link', { validate: validateFields('email'), send: ({ email = '' }) => finish(email) })}>
      <h2 className={styles.heading}>
        <Trans>Sign in with your link</Trans>
      </h2>
      {known === null && (
        <p>
          <Trans>To make sure that it is you, type the address that the link was sent to.</Trans>
        </p>
      )}
      <DraftedEmailField fieldErrors={fieldErrors} />
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Signing in ...`}>
        <Trans>Sign in</Trans>
      </SubmitButton>
      <p className={styles.newHere}>
        <Link to="/">
          <Trans>Sign in another way</Trans>
        </Link>
      </p>
    </form>
  )
}
