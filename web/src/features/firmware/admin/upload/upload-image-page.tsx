import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Message } from '../../../../ui/feedback/message.tsx'
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../../../ui/layout/page-title.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { BackLink } from '../../../../ui/navigation/back-link.tsx'
import { Command, newKeyCommand, signCommand } from '../command.tsx'
import styles from '../firmware.module.css'
import { useFirmwareSettings } from '../../api/get-firmware-settings.ts'
import { UploadImageForm } from './upload-image-form.tsx'

export function UploadImagePage() {
  return (
    <>
      <BackLink to="/admin/firmware">{t`Updates`}</BackLink>
      <PageTitle>{t`Upload an image`}</PageTitle>
      <div className={`${styles.panels} ${styles.form}`}>
        <QueryBoundary query={useFirmwareSettings()}>
          {(settings) => (
            <>
              {settings.publicKeys.length === 0 && <KeysMissing />}
              <Panel title={t`Sign it first`}>
                <p>
                  <Trans>
                    Devices install only what was signed with your key. It stays on the computer of whoever signs, away
                    from the server. In a copy of Pipit’s source:
                  </Trans>
                </p>
                <Command>{signCommand}</Command>
                <p>
                  <Trans>For boards with the xiaozhi firmware, add --boards.</Trans>
                </p>
              </Panel>
              <Panel title={t`The image`}>
                <UploadImageForm settings={settings} />
              </Panel>
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  )
}

function KeysMissing() {
  return (
    <Message kind="error">
      <p>
        <Trans>No key for firmware is configured, so every upload is refused. Make a key pair:</Trans>
      </p>
      <Command>{newKeyCommand}</Command>
      <p>
        <Trans>
          Then give the server the line FIRMWARE_PUBLIC_KEYS that the command prints, and restart it. Keep the file away
          from the server.
        </Trans>
      </p>
    </Message>
  )
}
