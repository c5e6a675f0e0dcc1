import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { notify } from '../../ui/feedback/notifications.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './devices.module.css'

/** The API key of a device, shown on request and hidden again when the page is left. */
export function DeviceKey({ deviceId }: { deviceId: string }) {
  const { accountId } = useFamily()
  const [isShown, setShown] = useState(false)
  const key = useQuery({
    queryKey: ['device-key', accountId, deviceId],
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/devices/:deviceId/device-api-key', { params: { accountId, deviceId }, signal }),
    enabled: isShown,
    // The key does not stay in memory for the next time.
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Panel title="Key">
      <p className={styles.lead}>
        The device signs in with this key. You need it only to connect a device by hand. Do not share it.
      </p>
      {isShown && (
        <QueryBoundary query={key}>
          {({ deviceApiKey }) => <code className={styles.key}>{deviceApiKey}</code>}
        </QueryBoundary>
      )}
      <div className={styles.row}>
        <Button size="large" onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide key' : 'Show key'}
        </Button>
        {isShown && key.data && (
          <Button size="large" onClick={() => void copy(key.data.deviceApiKey)}>
            Copy
          </Button>
        )}
      </div>
    </Panel>
  )
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    void notify('success', { title: 'The key is copied' })
  } catch {
    void notify('error', {
      title: 'The browser did not let us copy it',
      description: 'Select the key and copy it yourself.',
    })
  }
}
