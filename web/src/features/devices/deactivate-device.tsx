import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../ui/feedback/notifications.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { familyKeys, refreshFamily } from '../../api/family/family-queries.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './devices.module.css'
import type { Device } from './use-device.ts'

export function DeactivateDevice({ device: { id, name } }: { device: Device }) {
  const { accountId, to } = useFamily()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)

  async function deactivate() {
    await call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params: { accountId, deviceId: id } })
    await navigate(to())
    queryClient.removeQueries({ queryKey: familyKeys.resource(accountId, 'devices', id) })
    await refreshFamily(queryClient, accountId)
    void notify('success', { title: 'The device is deactivated', description: 'Its label can be registered again.' })
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
            <bdi>{name}</bdi> is removed from your family:
          </p>
          <ul>
            <li>Its key stops working at once. If a child is talking with it, the conversation ends.</li>
            <li>Your children’s conversations stay.</li>
            <li>Its label can be registered again, by you or by anybody who has the device.</li>
          </ul>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
