import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { addAuthenticator, type newAuthenticatorSecret } from '../../api/identity/authenticator-app.ts'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { CodeField } from '../../ui/forms/code-field.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'
import styles from './authenticator-setup-form.module.css'

type AuthenticatorSecret = Awaited<ReturnType<typeof newAuthenticatorSecret>>

/** Shows the secret to the authenticator app, and confirms it with a code. */
export function AuthenticatorSetupForm({
  shared,
  onDone,
}: {
  shared: AuthenticatorSecret
  onDone: () => Promise<void>
}) {
  const { onSubmit, pendingAction, fieldErrors, formError } = useForm()

  async function confirm({ code = '' }: Values) {
    await addAuthenticator(shared.secret, code)
    await onDone()
  }

  return (
    <form className={styles.setUp} {...onSubmit('confirm', { validate: validateFields('code'), send: confirm })}>
      <p>
        <Trans>Open an authenticator app on your phone and scan this, or type the letters below into it.</Trans>
      </p>
      <QrCode text={shared.url} />
      <code className={styles.secret} aria-label={t`Secret for the app`}>
        {shared.key.match(/.{1,4}/g)?.join(' ')}
      </code>
      <p>
        <Trans>
          Is the app on this device? <a href={shared.url}>Open it here</a>.
        </Trans>
      </p>
      <p>
        <Trans>The app then shows six digits, new ones every half minute.</Trans>
      </p>
      <CodeField fieldErrors={fieldErrors} />
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Checking ...`}>
        <Trans>Switch it on</Trans>
      </SubmitButton>
    </form>
  )
}

function QrCode({ text }: { text: string }) {
  const [picture, setPicture] = useState<string>()

  useEffect(() => {
    void renderQrCode(text).then(setPicture)
  }, [text])

  if (picture === undefined) return <div className={styles.qrPlaceholder} />
  return <img className={styles.qr} src={picture} alt={t`QR code for the authenticator app`} width="208" height="208" />
}

async function renderQrCode(text: string) {
  const { toDataURL } = await import('qrcode')
  return toDataURL(text, { width: 416, margin: 2 })
}
