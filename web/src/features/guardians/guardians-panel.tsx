import { select, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import { notify } from '../../ui/feedback/notifications.ts'
import { RadioGroup } from '../../ui/forms/option-group.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { DateText } from '../../ui/text/date-text.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { nameOf, type Guardian } from './api/get-guardians.ts'
import { useRemoveGuardian } from './api/remove-guardian.ts'
import { useUpdateGuardianRole } from './api/update-guardian-role.ts'
import styles from './guardians.module.css'
import { roleName, roleOptions } from './role-texts.ts'

export function GuardiansPanel({ guardians }: { guardians: Guardian[] }) {
  const { isOwner } = useFamilyRole()
  const content = useFocusAfterRemoval(guardians.length)
  return (
    <Panel title={t`Who belongs to the family`}>
      <div ref={content} tabIndex={-1}>
        <ul className={styles.list}>
          {guardians.map((guardian) => (
            <li key={guardian.accountId}>
              <GuardianText guardian={guardian} />
              {isOwner && !guardian.isYou && (
                <div className={styles.actions}>
                  <ChangeRole guardian={guardian} />
                  <Remove guardian={guardian} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function GuardianText({ guardian }: { guardian: Guardian }) {
  const { name, email, since, isYou } = guardian
  const shownName = nameOf(guardian)
  const role = roleName(guardian.role)
  return (
    <div>
      {isYou ? (
        <Trans>
          <strong dir="auto">{shownName}</strong> (you)
        </Trans>
      ) : (
        <strong dir="auto">{shownName}</strong>
      )}
      <span className={styles.note}>
        {name === null ? (
          <Trans comment="{role} is: Owner.">
            {role}, since <DateText time={since} />
          </Trans>
        ) : (
          <Trans comment="{role} is: Owner.">
            {role}, {email}, since <DateText time={since} />
          </Trans>
        )}
      </span>
    </div>
  )
}

function ChangeRole({ guardian }: { guardian: Guardian }) {
  const { mutateAsync: updateRole } = useUpdateGuardianRole()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(guardian.role)
  const name = nameOf(guardian)

  async function save() {
    await withReauthentication(() => updateRole({ guardianId: guardian.accountId, role: chosen }))
    setOpen(false)
    void notify('success', { title: describeNewRole(name, chosen) })
  }

  return (
    <>
      <Button
        aria-label={t`Change role of ${name}`}
        onClick={() => {
          setChosen(guardian.role)
          setOpen(true)
        }}
      >
        <Trans>Change role</Trans>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t`What may ${name} do?`}
          confirmText={t`Save`}
          cancelText={t`Cancel`}
          isDanger={false}
          onConfirm={save}
          onCancel={() => setOpen(false)}
        >
          <RadioGroup
            legend={t`Role`}
            options={roleOptions('owner', 'guardian', 'viewer')}
            value={chosen}
            onChange={(role) => setChosen(role as Guardian['role'])}
          />
        </ConfirmDialog>
      )}
      {reauthenticationDialog}
    </>
  )
}

function Remove({ guardian }: { guardian: Guardian }) {
  const { mutateAsync: remove } = useRemoveGuardian()
  const [isConfirming, setConfirming] = useState(false)
  const name = nameOf(guardian)

  async function confirm() {
    await remove(guardian.accountId)
    setConfirming(false)
    void notify('success', { title: t`${name} no longer belongs to the family` })
  }

  return (
    <>
      <Button danger aria-label={t`Remove ${name}`} onClick={() => setConfirming(true)}>
        <Trans comment="A person from the family">Remove</Trans>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t`Remove ${name}?`}
          confirmText={t`Remove`}
          cancelText={t`Cancel`}
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <Trans>
              <bdi>{name}</bdi> is out at once: open pages close, and nothing of the family can be seen or changed any
              more. What they changed stays. You can invite them again.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

const describeNewRole = (name: string, role: Guardian['role']) =>
  select(role, {
    owner: `New role of ${name}: owner`,
    guardian: `New role of ${name}: guardian`,
    other: `New role of ${name}: viewer`,
  })
