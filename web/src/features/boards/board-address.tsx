import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useSettings } from '../../api/settings.ts'
import { copyText } from '../../ui/clipboard/copy-text.ts'
import styles from '../../family/devices/devices.module.css'

/** The address that a board has to call, instead of that of the firmware's maker. */
export function BoardAddress() {
  const publicUrl = useSettings()?.publicUrl ?? window.location.origin
  const address = `${publicUrl}/xiaozhi/ota/`
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          Copy it now: while your phone is in the wifi of the board, it has no internet. This page stays open.
        </Trans>
      </p>
      <code className={styles.key} dir="ltr">
        {address}
      </code>
      <div className={styles.row}>
        <Button size="large" onClick={() => void copyText(address, t`The address is copied`)}>
          <Trans>Copy the address</Trans>
        </Button>
      </div>
    </>
  )
}
