import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { familyKeys } from '../../api/query-keys.ts'
import { newAuthenticatorSecret, removeAuthenticator } from '../../api/identity/authenticator-app.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import styles from './account-page.module.css'
import { AuthenticatorSetupForm } from '../../family/second-factor/authenticator-setup-form.tsx'

const modal = { footer: null, destroyOnHidden: true }

interface SecondFactorProps {
  isOn: boolean
  /** Only the owner can switch it on or off. */
  isOwn: boolean
  accountId: string
}

export function SecondFactorSetting({ isOn, isOwn, accountId }: SecondFactorProps) {
  const queryClient = useQueryClient()
  const refreshAccount = () => queryClient.invalidateQueries({ queryKey: familyKeys.account(accountId) })

  return (
    <>
      <p>
        {isOn ? (
          <span className={styles.good}>
            <CheckCircleFilled aria-hidden /> <Trans>Switched on</Trans>
          </span>
        ) : (
          <span className={styles.note}>
            <MinusCircleOutlined aria-hidden /> <Trans>Switched off</Trans>
          </span>
        )}
      </p>
      {isOwn && (
        <p>
          {isOn ? (
            <Trans>Besides your password, signing in requires a code that only your phone shows.</Trans>
          ) : (
            <Trans>
              Switch it on, and a stolen password is not enough to sign in: we also ask for a code that only your phone
              shows.
            </Trans>
          )}
        </p>
      )}
      {isOwn && (isOn ? <SwitchOff onDone={refreshAccount} /> : <SwitchOn onDone={refreshAccount} />)}
    </>
  )
}

function SwitchOn({ onDone }: { onDone: () => Promise<unknown> }) {
  const [shared, setShared] = useState<Awaited<ReturnType<typeof newAuthenticatorSecret>>>()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useMutation({ mutationFn: startSetup })
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function startSetup() {
    setShared(await withReauthentication(newAuthenticatorSecret))
    setOpen(true)
  }

  async function finish() {
    setOpen(false)
    await onDone()
    await notify('success', {
      title: t`Authenticator app is set up`,
      description: t`From now on we ask for its code. Other browsers were signed out.`,
    })
  }

  return (
    <>
      <MutationError error={error} />
      <BusyButton block={false} isBusy={isPending} onClick={() => mutate()}>
        <Trans>Set up an authenticator app</Trans>
      </BusyButton>
      <Modal open={isOpen} title={t`Set up an authenticator app`} {...modal} onCancel={() => setOpen(false)}>
        {shared && <AuthenticatorSetupForm shared={shared} onDone={finish} />}
      </Modal>
      {reauthenticationDialog}
    </>
  )
}

function SwitchOff({ onDone }: { onDone: () => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useMutation({ mutationFn: switchOff })
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function switchOff() {
    await withReauthentication(removeAuthenticator)
    setOpen(false)
    await onDone()
    await notify('success', {
      title: t`Authenticator app is switched off`,
      description: t`Other browsers were signed out.`,
    })
  }

  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        <Trans>Switch it off</Trans>
      </Button>
      <Modal open={isOpen} title={t`Switch the authenticator app off?`} {...modal} onCancel={() => setOpen(false)}>
        <p>
          <Trans>Then your password alone is enough to sign in. You can set the app up again at any time.</Trans>
        </p>
        <MutationError error={error} />
        <BusyButton
          danger
          type="primary"
          isBusy={isPending}
          busyText={t`Switching it off ...`}
          onClick={() => mutate()}
        >
          <Trans>Switch it off</Trans>
        </BusyButton>
      </Modal>
      {reauthenticationDialog}
    </>
  )
}
