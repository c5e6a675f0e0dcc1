import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Lead } from '../../../ui/layout/lead.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import styles from './firmware.module.css'
import { FleetPanel } from './fleet/fleet-panel.tsx'
import { ImagesPanel } from './images/images-panel.tsx'
import { RolloutsPanel } from './rollouts/rollouts-panel.tsx'

// They are loaded with the page, because each file that is loaded on its own is named in the script that every visitor loads.
export { StartRolloutPage } from './rollouts/start-rollout-page.tsx'
export { UploadImagePage } from './upload/upload-image-page.tsx'

/** Firmware images, the rollouts that bring them to devices, and the versions that devices have. */
export function FirmwarePage() {
  return (
    <>
      <PageTitle>{t`Updates`}</PageTitle>
      <Lead>
        <Trans>
          Upload a signed image, then roll it out in stages. Devices install it by themselves, never during a
          conversation.
        </Trans>
      </Lead>
      <div className={styles.panels}>
        <RolloutsPanel />
        <ImagesPanel />
        <FleetPanel />
      </div>
    </>
  )
}
