import { verifyBeforeUpdateEmail } from '@firebase/auth'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { signedInPerson } from '../../api/identity/identity.ts'
import { checkFields } from '../../ui/forms/check-fields.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { OutboxHint } from '../../ui/feedback/outbox-hint.tsx'
import { ProblemMessage, ProblemText } from '../../ui/feedback/problem-text.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useForm, type Values } from '../../ui/forms/use-form.ts'
import { useReauthentication } from '../../ui/dialogs/use-reauthentication.tsx'

/** The address changes only when the link that is sent to the new one is opened. */
export function ChangeAddress() {
  const [isOpen, setOpen] = useState(false)
  const { withProof, proofDialog } = useReauthentication()

  async function send(email: string) {
    await withProof(async () => verifyBeforeUpdateEmail(await signedInPerson(), email))
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Change address</Button>
      <Modal open={isOpen} title="Change your address" footer={null} destroyOnHidden onCancel={() => setOpen(false)}>
        <ChangeAddressForm send={send} />
      </Modal>
      {proofDialog}
    </>
  )
}

function ChangeAddressForm({ send }: { send: (email: string) => Promise<void> }) {
  const { onSubmit, underWay, mistakes, problem } = useForm()
  const [sentTo, setSentTo] = useState<string>()

  async function ask({ email = '' }: Values) {
    await send(email)
    setSentTo(email)
  }

  if (sentTo !== undefined) {
    return (
      <>
        <Message kind="success">
          We sent a link to <strong>{sentTo}</strong>. Open it, and from then on you sign in with that address.
        </Message>
        <OutboxHint />
      </>
    )
  }
  return (
    <form {...onSubmit('send', { check: checkFields('email'), send: ask })}>
      <p>We send a link to the new address. Until you open it, everything stays as it is.</p>
      <TextField
        name="email"
        label="New email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        mistake={mistakes.email && <ProblemText problem={mistakes.email} />}
      />
      <ProblemMessage problem={problem} />
      <SubmitButton isUnderWay={underWay !== undefined} busy="Sending ...">
        Send me the link
      </SubmitButton>
    </form>
  )
}
