import { t } from '@lingui/core/macro'
import { updateWifiNetwork } from '@pipit/contract/wifi-networks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { refreshFamily } from '../../family/account/api/get-family-home.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { WifiFields } from './wifi-fields.tsx'
import { toChangedNetwork, type ChangedNetwork, type WifiNetwork, type WifiFormValues } from './wifi-form-values.ts'

export function WifiNetworkForm({ network, reload }: { network: WifiNetwork; reload: () => Promise<unknown> }) {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const savedPassword = useRef<string>(undefined)
  const { id, ssid, security, hidden, version } = network
  const params = { accountId, wifiNetworkId: id }
  const initial: WifiFormValues = { ssid, security, hidden, version }

  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const passwordQuery = useMutation({
    mutationFn: () =>
      withReauthentication(() => call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', { params })),
    onError: (error) =>
      notify('error', { title: t`The password could not be shown`, description: errorMessage(error) }),
    // The password is not kept in memory after the page is closed.
    gcTime: 0,
  })

  async function revealPassword(form: FormInstance<WifiFormValues>) {
    // What is typed, also while the saved password is being fetched, is not replaced by it.
    const isTyped = () => Boolean(form.getFieldValue('password'))
    if (isTyped()) return
    // A failure is reported by onError.
    const response = await passwordQuery.mutateAsync().catch(() => null)
    if (!response) return
    savedPassword.current = response.password ?? undefined
    if (!isTyped()) form.setFieldValue('password', response.password ?? '')
  }

  async function update(body: ChangedNetwork) {
    const changed = await call('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', { params, body })
    await refreshFamily(queryClient, accountId, { resource: 'wifi-networks', id })
    return changed
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
