import { verifyBeforeUpdateEmail } from '@firebase/auth'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { requireUser } from '../../api/identity/identity.ts'
import { validateFields } from '../../ui/forms/validate-fields.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { OutboxHint } from '../../family/mail/outbox-hint.tsx'
import { ErrorMessage } from '../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'

/** The address changes when the link in the mail to the new address is opened. */
export function ChangeEmail() {
  const [isOpen, setOpen] = useState(false)
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function send(email: string) {
    await withReauthentication(async () => verifyBeforeUpdateEmail(await requireUser(), email))
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Change address</Trans>
      </Button>
      <Modal open={isOpen} title={t`Change your address`} footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
        <ChangeEmailForm send={send} />
      </Modal>
      {reauthenticationDialog}
    </>
  )
}

function ChangeEmailForm({ send }: { send: (email: string) => Promise<void> }) {
  const { onSubmit, pendingAction, fieldErrors, formError } = useForm()
  const [sentTo, setSentTo] = useState<string>()

  async function sendLink({ email = '' }: Values) {
    await send(email)
    setSentTo(email)
  }

  if (sentTo !== undefined) {
    return (
      <>
        <Message kind="success">
          <Trans>
            We sent a link to <strong>{sentTo}</strong>. Open it, and from then on you sign in with that address.
          </Trans>
        </Message>
        <OutboxHint />
      </>
    )
  }
  return (
    <form {...onSubmit('send', { validate: validateFields('email'), send: sendLink })}>
      <p>
        <Trans>We send a link to the new address. Until you open it, everything stays as it is.</Trans>
      </p>
      <EmailField label={t`New email address`} autoComplete="email" fieldErrors={fieldErrors} />
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Sending ...`}>
        <Trans>Send me the link</Trans>
      </SubmitButton>
    </form>
  )
}
