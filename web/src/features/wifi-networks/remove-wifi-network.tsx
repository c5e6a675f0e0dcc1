import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/family.ts'
import { updateFamilyHome, refreshFamily } from '../../api/family/family-queries.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { RemovalPanel } from '../../ui/layout/removal-panel.tsx'
import { discardUnsaved } from '../../ui/forms/unsaved-guard.tsx'
import type { WifiNetwork } from './wifi-form-values.ts'

/** Asks nothing first: it can be brought back. */
export function RemoveWifiNetwork({ network: { id, ssid } }: { network: WifiNetwork }) {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  const store = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const params = { accountId, wifiNetworkId: id }

  async function remove() {
    if (isRemoving) return
    setRemoving(true)
    try {
      await call('DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId', { params })
      updateFamilyHome(store, accountId, ({ wifiNetworks }) => ({
        wifiNetworks: wifiNetworks.filter((each) => each.id !== id),
      }))
      void refreshFamily(store, accountId)
      void navigate(to(), discardUnsaved)
      void notifyWithUndo(`${ssid} was removed`, restore)
    } catch (error) {
      void notify('error', { title: 'The network could not be removed', description: errorMessage(error) })
      setRemoving(false)
    }
  }

  async function restore() {
    await call('POST /accounts/:accountId/wifi-networks/:wifiNetworkId/restore', { params })
    await refreshFamily(store, accountId, { resource: 'wifi-networks', id })
  }

  return (
    <RemovalPanel title="Remove this network" text="A device that uses this network already goes on using it.">
      <BusyButton danger block={false} isBusy={isRemoving} busyText="Removing ..." onClick={() => void remove()}>
        Remove this network
      </BusyButton>
    </RemovalPanel>
  )
}
