import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatReleaseCode } from '@pipit/contract/devices/possession-messages'
import { Button } from 'antd'
import { Navigate, useLocation } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import { EmptyNestIllustration } from '../../ui/illustrations/empty-nest-illustration.tsx'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { copyText } from '../../ui/clipboard/copy-text.ts'
import styles from './devices.module.css'

export interface ReleasedDevice {
  name: string
  releaseCode: string
}

/** After a deactivation: the only time that the release code is shown. */
export function ReleasedDevicePage() {
  const { isOwn, to } = useFamily()
  const released = useLocation().state as ReleasedDevice | null
  if (!released) return <Navigate to={to()} replace />
  const { name } = released
  const code = formatReleaseCode(released.releaseCode)
  return (
    <>
      <PageTitle>{t`The device is deactivated`}</PageTitle>
      <div className={styles.page}>
        <Panel title={t`Release code`}>
          <div className={styles.intro}>
            <p>
              {isOwn ? (
                <Trans>
                  <bdi>{name}</bdi> no longer belongs to your family. Give this code to the next owner, together with
                  the device. With it, or with the device at hand, they can register it. The printed label alone no
                  longer works.
                </Trans>
              ) : (
                <Trans>
                  <bdi>{name}</bdi> no longer belongs to this family. Give this code to the next owner, together with
                  the device. With it, or with the device at hand, they can register it. The printed label alone no
                  longer works.
                </Trans>
              )}
            </p>
            <EmptyNestIllustration />
          </div>
          <code className={styles.key}>{code}</code>
          <p className={styles.lead}>
            {isOwn
              ? t`We show it only here, and have sent it to you by mail too. It works once.`
              : t`We show it only here. The family has a mail that the device was removed, without the code. It works once.`}
          </p>
          <div className={styles.row}>
            <Button size="large" onClick={() => void copyText(code, t`The release code is copied`)}>
              <Trans>Copy</Trans>
            </Button>
            <ButtonLink to={to()}>
              <Trans>Done</Trans>
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </>
  )
}
