import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Checkbox } from 'antd'
import { useId } from 'react'
import { errorMessage } from '../../api/api-errors.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from '../../family/devices/devices.module.css'
import type { Device } from '../../family/devices/api/get-device.ts'
import { useUpdateDevice } from '../../family/devices/api/update-device.ts'

/** The family decides. Until then, a camera is not used. */
export function BoardCamera({ device: { id: deviceId, usesCamera } }: { device: Device }) {
  const note = useId()
  const update = useUpdateDevice(deviceId)
  const choose = (chosen: boolean) =>
    update
      .mutateAsync({ usesCamera: chosen })
      .catch((error: unknown) =>
        notify('error', { title: t`This could not be changed`, description: errorMessage(error) }),
      )
  if (usesCamera === null) return null
  return (
    <Panel title={t`Camera`}>
      <Checkbox checked={usesCamera} aria-describedby={note} onChange={({ target }) => void choose(target.checked)}>
        <Trans>Use its camera</Trans>
      </Checkbox>
      <div id={note}>
        <p className={styles.hint}>
          <Trans>
            Then a child can show Pipit a card or a drawing. Pipit takes a picture after its greeting, and when a child
            asks it to look. If you have cards, it also looks in pauses of the conversation, every 15 seconds at most.
          </Trans>
        </p>
        <p className={styles.hint}>
          <Trans>
            If a language model is connected, it sees the pictures. They are stored only if you choose so for a child,
            below “What is kept”.
          </Trans>
        </p>
      </div>
    </Panel>
  )
}
