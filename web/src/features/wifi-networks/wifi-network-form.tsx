import { t } from '@lingui/core/macro'
import { updateWifiNetwork } from '@pipit/contract/wifi-networks'
import type { FormInstance } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import type { WifiNetwork } from './api/get-wifi-network.ts'
import { useWifiPassword } from './api/get-wifi-password.ts'
import { useUpdateWifiNetwork, type ChangedNetwork } from './api/update-wifi-network.ts'
import { WifiFields } from './wifi-fields.tsx'
import { toChangedNetwork, type WifiFormValues } from './wifi-form-values.ts'

export function WifiNetworkForm({ network, reload }: { network: WifiNetwork; reload: () => Promise<unknown> }) {
  const { to } = useFamily()
  const navigate = useNavigate()
  const savedPassword = useRef<string>(undefined)
  const { id, ssid, security, hidden, version } = network
  const initial: WifiFormValues = { ssid, security, hidden, version }
  const { mutateAsync: update } = useUpdateWifiNetwork(id)
  const { mutateAsync: fetchPassword } = useWifiPassword(id)
  const { withReauthentication, reauthenticationDialog } = useReauthentication()

  async function revealPassword(form: FormInstance<WifiFormValues>) {
    // What is typed, also while the saved password is being fetched, is not replaced by it.
    const isTyped = () => Boolean(form.getFieldValue('password'))
    if (isTyped()) return
    try {
      const { password } = await withReauthentication(() => fetchPassword())
      savedPassword.current = password ?? undefined
      if (!isTyped()) form.setFieldValue('password', password ?? '')
    } catch (error) {
      void notify('error', { title: t`The password could not be shown`, description: errorMessage(error) })
    }
  }

  async function save(body: ChangedNetwork) {
    const changed = await update(body)
    const name = changed.ssid
    const title = t`${name} is saved`
    // A password that was replaced cannot be restored.
    if (body.password !== undefined) void notify('success', { title })
    else void notifyWithUndo(title, () => update({ ssid, security, hidden, version: changed.version }))
  }

  return (
    <>
      <EditForm
        schema={updateWifiNetwork.body}
        initial={initial}
        toBody={(values) => toChangedNetwork(values, network, savedPassword.current)}
        save={save}
        onSaved={() => void navigate(to())}
        onReload={reload}
        submitText={t`Save`}
        busyText={t`Saving ...`}
      >
        {(form) => (
          <WifiFields
            form={form}
            initial={initial}
            revealPassword={security === 'open' ? undefined : () => revealPassword(form)}
          />
        )}
      </EditForm>
      {reauthenticationDialog}
    </>
  )
}
