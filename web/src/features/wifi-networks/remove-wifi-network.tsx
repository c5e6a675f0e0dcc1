import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { updateFamilyHome, refreshFamily } from '../../family/account/api/get-family-home.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { RemovalPanel } from '../../ui/layout/removal-panel.tsx'
import { discardUnsaved } from '../../ui/forms/unsaved-guard.tsx'
import type { WifiNetwork } from './wifi-form-values.ts'

/** Needs no confirmation: the removal can be undone. */
export function RemoveWifiNetwork({ network: { id, ssid } }: { network: WifiNetwork }) {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const params = { accountId, wifiNetworkId: id }
  const removal = useMutation({
    mutationFn: () => call('DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId', { params }),
    onSuccess: () => {
      updateFamilyHome(queryClient, accountId, ({ wifiNetworks }) => ({
        wifiNetworks: wifiNetworks.filter((each) => each.id !== id),
      }))
      void refreshFamily(queryClient, accountId)
      void navigate(to(), discardUnsaved)
      void notifyWithUndo(t`${ssid} was removed`, restore)
    },
    onError: (error) =>
      notify('error', { title: t`The network could not be removed`, description: errorMessage(error) }),
  })

  async function restore() {
    await call('POST /accounts/:accountId/wifi-networks/:wifiNetworkId/restore', { params })
    await refreshFamily(queryClient, accountId, { resource: 'wifi-networks', id })
  }

  return (
    <RemovalPanel title={t`Remove this network`} text={t`A device that already uses this network keeps using it.`}>
      <BusyButton
        danger
        block={false}
        isBusy={removal.isPending}
        busyText={t`Removing ...`}
        onClick={() => removal.mutate()}
      >
        <Trans>Remove this network</Trans>
      </BusyButton>
    </RemovalPanel>
  )
}
