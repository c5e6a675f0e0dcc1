import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import { MutationError } from '../../ui/feedback/error-message.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { copyText } from '../../ui/clipboard/copy-text.ts'
import styles from '../../family/devices/devices.module.css'
import { useDeviceKey } from './api/get-device-key.ts'

/** The API key of a device, shown on request and hidden again when the page is left. Hardly a parent needs it. */
export function DeviceKey({ deviceId }: { deviceId: string }) {
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const key = useDeviceKey(deviceId, withReauthentication)
  const deviceApiKey = key.data?.deviceApiKey
  return (
    <details className={styles.details}>
      <summary>
        <Trans>Connect it by hand</Trans>
      </summary>
      <p className={styles.lead}>
        <Trans>The device signs in with this key. You need it only to connect a device by hand. Do not share it.</Trans>
      </p>
      <MutationError error={key.error} />
      {deviceApiKey !== undefined && <code className={styles.key}>{deviceApiKey}</code>}
      <div className={styles.row}>
        <BusyButton
          block={false}
          isBusy={key.isPending}
          onClick={() => (deviceApiKey === undefined ? key.mutate() : key.reset())}
        >
          {deviceApiKey === undefined ? t`Show key` : t`Hide key`}
        </BusyButton>
        {deviceApiKey !== undefined && (
          <Button size="large" onClick={() => void copyText(deviceApiKey, t`The key is copied`)}>
            <Trans>Copy</Trans>
          </Button>
        )}
      </div>
      {reauthenticationDialog}
    </details>
  )
}
