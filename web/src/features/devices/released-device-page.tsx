import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { formatReleaseCode } from '@pipit/contract/devices/possession-messages'
import { Button } from 'antd'
import { Navigate, useLocation } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { EmptyNestIllustration } from '../../ui/illustrations/empty-nest-illustration.tsx'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { copyText } from '../../ui/clipboard/copy-text.ts'
import styles from '../../family/devices/devices.module.css'

export interface ReleasedDevice {
  name: string
  /** Null for a board. */
  releaseCode: string | null
}

/** The release code is shown once, after the deactivation. */
export function ReleasedDevicePage() {
  const { to } = useFamily()
  const released = useLocation().state as ReleasedDevice | null
  if (!released) return <Navigate to={to()} replace />
  const { name, releaseCode } = released
  return (
    <>
      <PageTitle>{t`The device is deactivated`}</PageTitle>
      <div className={styles.page}>
        {releaseCode === null ? (
          <ReleasedBoard name={name} />
        ) : (
          <ReleaseCode name={name} code={formatReleaseCode(releaseCode)} />
        )}
      </div>
    </>
  )
}

function ReleasedBoard({ name }: { name: string }) {
  const { isOwn, to } = useFamily()
  return (
    <Panel title={t`The next owner`}>
      <div className={styles.intro}>
        <p>
          {isOwn ? (
            <Trans>
              <bdi>{name}</bdi> no longer belongs to your family. When it starts, it speaks a new code. Whoever hears
              the code can add the board.
            </Trans>
          ) : (
            <Trans>
              <bdi>{name}</bdi> no longer belongs to this family. When it starts, it speaks a new code. Whoever hears
              the code can add the board.
            </Trans>
          )}
        </p>
        <EmptyNestIllustration />
      </div>
      <ButtonLink to={to()}>
        <Trans>Done</Trans>
      </ButtonLink>
    </Panel>
  )
}

function ReleaseCode({ name, code }: { name: string; code: string }) {
  const { isOwn, to } = useFamily()
  return (
    <Panel title={t`Release code`}>
      <div className={styles.intro}>
        <p>
          {isOwn ? (
            <Trans>
              <bdi>{name}</bdi> no longer belongs to your family. Give this code to the next owner, together with the
              device. With it, or with the device at hand, they can register it. The printed label alone no longer
              works.
            </Trans>
          ) : (
            <Trans>
              <bdi>{name}</bdi> no longer belongs to this family. Give this code to the next owner, together with the
              device. With it, or with the device at hand, they can register it. The printed label alone no longer
              works.
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
  )
}
