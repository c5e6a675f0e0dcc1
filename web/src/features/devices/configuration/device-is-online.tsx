import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { useFamily } from '../../../family/account/use-family.ts'
import { SingingIllustration } from '../../../ui/illustrations/singing-illustration.tsx'
import styles from '../qr-code/qr-code.module.css'
import { deviceIsOnlineText } from './configuration-texts.ts'

/** Takes the place of the code in its dialog, and the focus: a screen reader reads the text with the button. */
export function DeviceIsOnline({ onClose }: { onClose: () => void }) {
  const { isOwn } = useFamily()
  const id = useId()
  const done = useRef<HTMLButtonElement>(null)
  useEffect(() => done.current?.focus(), [])
  return (
    <div className={styles.success}>
      <SingingIllustration />
      <p id={id}>{deviceIsOnlineText(isOwn)}</p>
      <Button ref={done} type="primary" size="large" aria-describedby={id} onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  )
}
