import { addWifiNetwork } from '@pipit/contract/wifi-networks'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { refreshFamily } from '../../api/family/family-queries.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { WifiFields } from './wifi-fields.tsx'
import { emptyNetwork, toNewNetwork, type NewNetwork } from './wifi-form-values.ts'

export function AddWifiNetworkPage() {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  /** The page that sent the parent here to add a network, and continues with it. */
  const backTo = (useLocation().state as { backTo?: string } | null)?.backTo
  const queryClient = useQueryClient()

  async function add(body: NewNetwork, idempotencyKey: string) {
    const params = { accountId }
    const { ssid } = await call('POST /accounts/:accountId/wifi-networks', { params, body, idempotencyKey })
    await refreshFamily(queryClient, accountId)
    void notify('success', { title: `${ssid} was added`, description: 'You can now bring a device online with it.' })
  }

  return (
    <>
      <PageTitle>Add a wifi network</PageTitle>
      <EditForm
        schema={addWifiNetwork.body}
        initial={emptyNetwork}
        toBody={toNewNetwork}
        save={add}
        onSaved={() => void navigate(backTo ?? to(), { replace: backTo !== undefined })}
        submitText="Add the network"
        busyText="Saving ..."
      >
        {(form) => <WifiFields form={form} initial={emptyNetwork} />}
      </EditForm>
    </>
  )
}
