import { Button } from 'antd'
import { useState } from 'react'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useReauthentication } from '../../ui/dialogs/use-reauthentication.tsx'
import { notify } from '../../ui/feedback/notifications.ts'
import { RadioGroup } from '../../ui/forms/option-group.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { DateText } from '../../ui/text/date-text.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import styles from './guardians.module.css'
import { roleOptions, roleTexts } from './role-texts.ts'
import { nameOf, useGuardianActions, type Guardian } from './use-guardians.ts'

export function GuardiansPanel({ guardians }: { guardians: Guardian[] }) {
  const { isOwner } = useFamilyRole()
  const content = useFocusAfterRemoval(guardians.length)
  return (
    <Panel title="Who belongs to the family">
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
  const { name, email, role, since, isYou } = guardian
  return (
    <div>
      <strong dir="auto">{nameOf(guardian)}</strong>
      {isYou && ' (you)'}
      <span className={styles.note}>
        {roleTexts[role].name}
        {name !== null && `, ${email}`}
        {', since '}
        <DateText time={since} />
      </span>
    </div>
  )
}

function ChangeRole({ guardian }: { guardian: Guardian }) {
  const { setRole } = useGuardianActions()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(guardian.role)
  const name = nameOf(guardian)

  async function save() {
    await withReauthentication(() => setRole(guardian.accountId, chosen))
    setOpen(false)
    void notify('success', { title: `New role of ${name}: ${roleTexts[chosen].name.toLowerCase()}` })
  }

  return (
    <>
      <Button
        aria-label={`Change role of ${name}`}
        onClick={() => {
          setChosen(guardian.role)
          setOpen(true)
        }}
      >
        Change role
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`What may ${name} do?`}
          confirmText="Save"
          cancelText="Cancel"
          isDanger={false}
          onConfirm={save}
          onCancel={() => setOpen(false)}
        >
          <RadioGroup
            legend="Role"
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
  const { remove } = useGuardianActions()
  const [isConfirming, setConfirming] = useState(false)
  const name = nameOf(guardian)

  async function confirm() {
    await remove(guardian.accountId)
    setConfirming(false)
    void notify('success', { title: `${name} no longer belongs to the family` })
  }

  return (
    <>
      <Button danger aria-label={`Remove ${name}`} onClick={() => setConfirming(true)}>
        Remove
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          confirmText="Remove"
          cancelText="Cancel"
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <bdi>{name}</bdi> is out at once: open pages close, and nothing of the family can be seen or changed any
            more. What they changed stays. You can invite them again.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
