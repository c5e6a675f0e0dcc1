import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { addWifiNetwork } from '@pipit/contract/wifi-networks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { refreshFamily } from '../../family/account/api/get-family-home.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import { WifiFields } from './wifi-fields.tsx'
import { emptyNetwork, toNewNetwork, type NewNetwork } from './wifi-form-values.ts'

export function AddWifiNetworkPage() {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  /** The page that sent the parent here to add a network, and continues with it. */
  const backTo = (useLocation().state as { backTo?: string } | null)?.backTo
  const queryClient = useQueryClient()
  const addedId = useRef<string>(undefined)

  async function add(body: NewNetwork, idempotencyKey: string) {
    const params = { accountId }
    const { id, ssid } = await call('POST /accounts/:accountId/wifi-networks', { params, body, idempotencyKey })
    addedId.current = id
    await refreshFamily(queryClient, accountId)
    void notify('success', { title: t`${ssid} was added`, description: t`You can now bring a device online with it.` })
  }

  function goOn() {
    if (backTo === undefined) void navigate(to())
    else void navigate(backTo, { replace: true, state: { wifiNetworkId: addedId.current } })
  }

  return (
    <>
      <BackLink to={backTo ?? to()}>
        {backTo === undefined ? <Trans>Back to the family</Trans> : <Trans>Back to the device</Trans>}
      </BackLink>
      <PageTitle>{t`Add a wifi network`}</PageTitle>
      <EditForm
        schema={addWifiNetwork.body}
        initial={emptyNetwork}
        toBody={toNewNetwork}
        save={add}
        onSaved={goOn}
        submitText={t`Add the network`}
        busyText={t`Saving ...`}
      >
        {(form) => <WifiFields form={form} initial={emptyNetwork} />}
      </EditForm>
    </>
  )
}
