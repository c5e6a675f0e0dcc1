import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from '../../family/devices/devices.module.css'
import { useDeactivateDevice } from './api/deactivate-device.ts'
import type { ReleasedDevice } from './released-device-page.tsx'
import type { Device } from '../../family/devices/api/get-device.ts'

export function DeactivateDevice({ device: { id, name, protocol } }: { device: Device }) {
  const { isOwn, to } = useFamily()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const isBoard = protocol === 'xiaozhi'

  const deactivation = useDeactivateDevice(id, (releaseCode) => {
    const state: ReleasedDevice = { name, releaseCode: releaseCode ?? null }
    // Replaced, because the page of the device is gone.
    return navigate(to('/devices/released'), { replace: true, state })
  })

  return (
    <Panel title={t`Deactivate`}>
      <p className={styles.lead}>
        <Trans>For a device that you give away, send back or no longer use.</Trans>
      </p>
      <div className={styles.row}>
        <Button size="large" danger onClick={() => setConfirming(true)}>
          <Trans>Deactivate this device</Trans>
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={t`Deactivate this device?`}
          confirmText={t`Deactivate`}
          onConfirm={() => deactivation.mutateAsync()}
          onCancel={() => setConfirming(false)}
        >
          <p>
            {isOwn ? (
              <Trans>
                <bdi>{name}</bdi> is removed from your family:
              </Trans>
            ) : (
              <Trans>
                <bdi>{name}</bdi> is removed from this family:
              </Trans>
            )}
          </p>
          <ul>
            <li>
              {isBoard
                ? t`It can no longer connect. If a child is talking with it, the conversation ends.`
                : t`Its key stops working at once. If a child is talking with it, the conversation ends.`}
            </li>
            <li>{isOwn ? t`Your children’s conversations stay.` : t`The children’s conversations stay.`}</li>
            <li>
              {isBoard ? (
                <Trans>When it starts, it speaks a new code. Whoever hears the code can add the board.</Trans>
              ) : (
                <Trans>
                  You get a release code. The next owner needs it, or the device at hand, to register it. The label
                  alone no longer works.
                </Trans>
              )}
            </li>
          </ul>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
