import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { familyKeys, refreshFamily } from '../../api/family/family-queries.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './devices.module.css'
import type { ReleasedDevice } from './released-device-page.tsx'
import type { Device } from './use-device.ts'

export function DeactivateDevice({ device: { id, name } }: { device: Device }) {
  const { accountId, to } = useFamily()
  const { named } = useFamilyName()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)

  async function deactivate() {
    const params = { accountId, deviceId: id }
    const { releaseCode } = await call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params })
    // Replaced, because the page of the device is gone.
    await navigate(to('/devices/released'), { replace: true, state: { name, releaseCode } satisfies ReleasedDevice })
    queryClient.removeQueries({ queryKey: familyKeys.resource(accountId, 'devices', id) })
    await refreshFamily(queryClient, accountId)
  }

  return (
    <Panel title="Deactivate">
      <p className={styles.lead}>For a device that you give away, send back or no longer use.</p>
      <div className={styles.row}>
        <Button size="large" danger onClick={() => setConfirming(true)}>
          Deactivate this device
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title="Deactivate this device?"
          confirmText="Deactivate"
          onConfirm={deactivate}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <bdi>{name}</bdi> {named('is removed from your family:')}
          </p>
          <ul>
            <li>Its key stops working at once. If a child is talking with it, the conversation ends.</li>
            <li>{named('Your children’s conversations stay.')}</li>
            <li>
              You get a release code. The next owner needs it, or the device at hand, to register it. The label alone no
              longer works.
            </li>
          </ul>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
