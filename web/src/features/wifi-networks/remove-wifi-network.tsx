import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { errorMessage } from '../../api/api-errors.ts'
import { notify, notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { RemovalPanel } from '../../ui/layout/removal-panel.tsx'
import { discardUnsaved } from '../../ui/forms/unsaved-guard.tsx'
import type { WifiNetwork } from './api/get-wifi-network.ts'
import { useRemoveWifiNetwork } from './api/remove-wifi-network.ts'
import { useRestoreWifiNetwork } from './api/restore-wifi-network.ts'

/** Needs no confirmation: the removal can be undone. */
export function RemoveWifiNetwork({ network: { id, ssid } }: { network: WifiNetwork }) {
  const { to } = useFamily()
  const navigate = useNavigate()
  const removal = useRemoveWifiNetwork(id)
  const { mutateAsync: restore } = useRestoreWifiNetwork(id)

  const remove = () =>
    removal.mutateAsync().then(
      () => {
        void navigate(to(), discardUnsaved)
        void notifyWithUndo(t`${ssid} was removed`, () => restore())
      },
      (error: unknown) =>
        notify('error', { title: t`The network could not be removed`, description: errorMessage(error) }),
    )

  return (
    <RemovalPanel title={t`Remove this network`} text={t`A device that already uses this network keeps using it.`}>
      <BusyButton
        danger
        block={false}
        isBusy={removal.isPending}
        busyText={t`Removing ...`}
        onClick={() => void remove()}
      >
        <Trans>Remove this network</Trans>
      </BusyButton>
    </RemovalPanel>
  )
}
