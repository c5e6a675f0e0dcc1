import { inviteGuardian } from '@pipit/contract/guardians'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Form, Input } from 'antd'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { notify } from '../../ui/feedback/notifications.ts'
import { OutboxHint } from '../../family/mail/outbox-hint.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { RadioGroup } from '../../ui/forms/option-group.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { DateTimeText } from '../../ui/text/date-text.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { useCancelInvitation } from './api/cancel-invitation.ts'
import type { SentInvitation } from './api/get-guardians.ts'
import { useInviteGuardian, type NewInvitation } from './api/invite-guardian.ts'
import styles from './guardians.module.css'
import { roleOptions } from './role-texts.ts'

export function InvitePanel({ invitations }: { invitations: SentInvitation[] }) {
  const content = useFocusAfterRemoval(invitations.length)
  return (
    <Panel title={t`Invite somebody`}>
      <p>
        <Trans>
          We send a link by mail. It works once, for three days, and only for this address. Your children are not named
          in the mail.
        </Trans>
      </p>
      <InviteForm />
      {invitations.length > 0 && (
        <div ref={content} tabIndex={-1} className={styles.open}>
          <h3 className={styles.subject}>
            <Trans>Not answered yet</Trans>
          </h3>
          <OutboxHint />
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <OpenInvitation invitation={invitation} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

function InviteForm() {
  const { mutateAsync: invite } = useInviteGuardian()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  return (
    <>
      <EditForm
        schema={inviteGuardian.body}
        initial={{ email: '', role: 'guardian' } satisfies NewInvitation as NewInvitation}
        toBody={({ email, role }) => ({ email: email.trim(), role })}
        save={async (invitation) => {
          await withReauthentication(() => invite(invitation))
          const { email } = invitation
          void notify('success', { title: t`We sent an invitation to ${email}` })
        }}
        submitText={t`Send the invitation`}
        busyText={t`Sending ...`}
        skipUnsavedWarning
      >
        <Form.Item name="email" label={t`Email address of the person`}>
          <Input
            size="large"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Form.Item>
        <Form.Item name="role">
          <RadioGroup
            legend={t`What may this person do?`}
            hint={t`You can make somebody an owner later.`}
            options={roleOptions('guardian', 'viewer')}
          />
        </Form.Item>
      </EditForm>
      {reauthenticationDialog}
    </>
  )
}

function OpenInvitation({ invitation: { id, email, role, expiresAt } }: { invitation: SentInvitation }) {
  const cancelling = useCancelInvitation()

  const cancel = () =>
    cancelling.mutateAsync(id).then(
      () => notify('success', { title: t`The invitation to ${email} is taken back` }),
      // The error is shown below the address.
      () => undefined,
    )

  return (
    <>
      <div>
        <strong>{email}</strong>
        <span className={styles.note}>
          <InvitedAs role={role} expiresAt={expiresAt} />
        </span>
        <MutationError error={cancelling.error} />
      </div>
      <BusyButton
        size="middle"
        block={false}
        className=""
        aria-label={t`Take back the invitation to ${email}`}
        isBusy={cancelling.isPending}
        onClick={() => void cancel()}
      >
        <Trans comment="An invitation">Take back</Trans>
      </BusyButton>
    </>
  )
}

function InvitedAs({ role, expiresAt }: Pick<SentInvitation, 'role' | 'expiresAt'>) {
  return role === 'guardian' ? (
    <Trans>
      As a guardian, until <DateTimeText time={expiresAt} />
    </Trans>
  ) : (
    <Trans>
      As a viewer, until <DateTimeText time={expiresAt} />
    </Trans>
  )
}
