import { formatReleaseCode } from '@pipit/contract/devices/possession-messages'
import { Button } from 'antd'
import { Navigate, useLocation } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { copyText } from './copy-text.ts'
import styles from './devices.module.css'

export interface ReleasedDevice {
  name: string
  releaseCode: string
}

/** After a deactivation: the only time that the release code is shown. */
export function ReleasedDevicePage() {
  const { isOwn, to } = useFamily()
  const { named } = useFamilyName()
  const released = useLocation().state as ReleasedDevice | null
  if (!released) return <Navigate to={to()} replace />
  const code = formatReleaseCode(released.releaseCode)
  return (
    <>
      <PageTitle>The device is deactivated</PageTitle>
      <div className={styles.page}>
        <Panel title="Release code">
          <p className={styles.lead}>
            <bdi>{released.name}</bdi> {named('no longer belongs to your family.')} Give this code to the next owner,
            together with the device. With it, or with the device at hand, they can register it. The printed label alone
            no longer works.
          </p>
          <code className={styles.key}>{code}</code>
          <p className={styles.lead}>
            {isOwn
              ? 'We show it only here, and have sent it to you by mail too. It works once.'
              : 'We show it only here. The family has a mail that the device was removed, without the code. It works once.'}
          </p>
          <div className={styles.row}>
            <Button size="large" onClick={() => void copyText(code, 'The release code is copied')}>
              Copy
            </Button>
            <ButtonLink to={to()}>Done</ButtonLink>
          </div>
        </Panel>
      </div>
    </>
  )
}
