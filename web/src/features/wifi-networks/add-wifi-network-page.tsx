import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { addWifiNetwork } from '@pipit/contract/wifi-networks'
import { useLocation, useNavigate } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import { useAddWifiNetwork } from './api/add-wifi-network.ts'
import type { WifiNetwork } from './api/get-wifi-network.ts'
import { WifiFields } from './wifi-fields.tsx'
import { emptyNetwork, toNewNetwork } from './wifi-form-values.ts'

export function AddWifiNetworkPage() {
  const { to } = useFamily()
  const navigate = useNavigate()
  /** The page that sent the parent here to add a network, and continues with it. */
  const backTo = (useLocation().state as { backTo?: string } | null)?.backTo
  const { mutateAsync: addNetwork } = useAddWifiNetwork()

  function goOn({ id, ssid }: WifiNetwork) {
    void notify('success', { title: t`${ssid} was added`, description: t`You can now bring a device online with it.` })
    if (backTo === undefined) void navigate(to())
    else void navigate(backTo, { replace: true, state: { wifiNetworkId: id } })
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
        save={(body, idempotencyKey) => addNetwork({ body, idempotencyKey })}
        onSaved={goOn}
        submitText={t`Add the network`}
        busyText={t`Saving ...`}
      >
        {(form) => <WifiFields form={form} initial={emptyNetwork} />}
      </EditForm>
    </>
  )
}
