import { updateWifiNetwork } from '@pipit/contract/wifi-networks'
import { useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/family.ts'
import { refreshFamily } from '../../api/family/family-queries.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { WifiFields } from './wifi-fields.tsx'
import { toChangedNetwork, type ChangedNetwork, type WifiNetwork, type WifiFormValues } from './wifi-form-values.ts'

export function UpdateWifiNetwork({ kept, reload }: { kept: WifiNetwork; reload: () => Promise<unknown> }) {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  const store = useQueryClient()
  const keptPassword = useRef<string>(undefined)
  const { id, ssid, security, hidden, version } = kept
  const params = { accountId, wifiNetworkId: id }
  const initial: WifiFormValues = { ssid, security, hidden, version }

  async function fetchKept(form: FormInstance<WifiFormValues>) {
    // What somebody has typed is not replaced by what is kept, also if they typed it while that was on its way.
    const isTyped = () => Boolean(form.getFieldValue('password'))
    if (isTyped()) return
    try {
      const { password } = await call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', { params })
      keptPassword.current = password ?? undefined
      if (!isTyped()) form.setFieldValue('password', password ?? '')
    } catch (error) {
      void notify('error', { title: 'The password could not be shown', description: errorMessage(error) })
    }
  }

  async function change(body: ChangedNetwork) {
    const changed = await call('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', { params, body })
    await refreshFamily(store, accountId, { resource: 'wifi-networks', id })
    return changed
  }

  async function save(body: ChangedNetwork) {
    const changed = await change(body)
    const title = `${changed.ssid} is saved`
    // A password that was replaced is not known any more.
    if (body.password !== undefined) void notify('success', { title })
    else void notifyWithUndo(title, () => change({ ssid, security, hidden, version: changed.version }))
  }

  return (
    <EditForm
      schema={updateWifiNetwork.body}
      initial={initial}
      toBody={(values) => toChangedNetwork(values, kept, keptPassword.current)}
      save={save}
      onSaved={() => void navigate(to())}
      onReload={reload}
      submitText="Save"
      busyText="Saving ..."
    >
      {(form) => (
        <WifiFields form={form} initial={initial} fetchKept={security === 'open' ? undefined : () => fetchKept(form)} />
      )}
    </EditForm>
  )
}
