import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFamilyName } from '../../../family/account/use-family-name.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { useSecondContact, type SecondContact } from '../../../family/account/api/get-second-contact.ts'
import { useNameSecondContact } from '../../../family/account/api/name-second-contact.ts'
import { useRemoveSecondContact } from '../../../family/account/api/remove-second-contact.ts'
import { ErrorMessage, ErrorText, MutationError } from '../../../ui/feedback/error-message.tsx'
import { OutboxHint } from '../../../family/mail/outbox-hint.tsx'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm, type Values } from '../../../ui/forms/use-form.ts'
import { validateFields } from '../../../ui/forms/validate-fields.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { DateTimeText } from '../../../ui/text/date-text.tsx'
import styles from './profile-page.module.css'

export function SecondContactPanel() {
  const { isOwn } = useFamilyName()
  const { access } = useFamily()
  const contact = useSecondContact()
  return (
    <Panel title={t`Second contact`}>
      <p>
        {isOwn ? (
          <Trans>
            A person whom your child can count on, such as a grandparent or a friend. When something serious was said,
            we write to this person too: that somebody should look in, and never what was said.
          </Trans>
        ) : (
          <Trans>
            A person whom the child can count on, such as a grandparent or a friend. When something serious was said, we
            write to this person too: that somebody should look in, and never what was said.
          </Trans>
        )}
      </p>
      <QueryBoundary query={contact}>
        {({ contact: known }) =>
          known ? (
            <NamedContact contact={known} />
          ) : access !== 'superadmin' ? (
            <NameForm />
          ) : (
            <p>
              <Trans comment="No second contact">None is named.</Trans>
            </p>
          )
        }
      </QueryBoundary>
    </Panel>
  )
}

function NamedContact({ contact: { name, email, confirmedAt } }: { contact: SecondContact }) {
  const removal = useRemoveSecondContact()
  return (
    <>
      <p>
        <strong dir="auto">{name}</strong>, {email}
        <br />
        {confirmedAt ? (
          <Trans comment="The second contact">
            Agreed on <DateTimeText time={confirmedAt} />.
          </Trans>
        ) : (
          <Trans comment="The second contact">Has not answered our mail yet, and gets nothing until then.</Trans>
        )}
      </p>
      {!confirmedAt && <OutboxHint />}
      <MutationError error={removal.error} />
      <BusyButton block={false} isBusy={removal.isPending} busyText={t`Removing ...`} onClick={() => removal.mutate()}>
        <Trans comment="The second contact">Remove</Trans>
      </BusyButton>
    </>
  )
}

function NameForm() {
  const { onSubmit, pendingAction, fieldErrors, formError } = useForm()
  const naming = useNameSecondContact()
  const save = ({ contact = '', email = '' }: Values) => naming.mutateAsync({ name: contact.trim(), email })

  function validate(values: Values) {
    return {
      ...(values.contact?.trim() ? {} : { contact: { text: t`Write the name of the person.` } }),
      ...(values.email ? validateFields('email')(values) : { email: { text: t`Write the address of the person.` } }),
    }
  }

  return (
    <form className={styles.contact} {...onSubmit('name', { validate, send: save })}>
      <TextField
        name="contact"
        label={t`Name of the person`}
        autoComplete="off"
        maxLength={300}
        error={fieldErrors.contact && <ErrorText error={fieldErrors.contact} />}
      />
      <EmailField label={t`Email address of the person`} autoComplete="off" fieldErrors={fieldErrors} />
      <ErrorMessage error={formError} />
      <SubmitButton isBusy={pendingAction !== undefined} busyText={t`Sending ...`}>
        <Trans>Ask this person</Trans>
      </SubmitButton>
    </form>
  )
}
