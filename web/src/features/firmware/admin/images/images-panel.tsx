import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../../i18n/formats.ts'
import { buttonClass } from '../../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { notify } from '../../../../ui/feedback/notifications.ts'
import { EmptyNestIllustration } from '../../../../ui/illustrations/empty-nest-illustration.tsx'
import { ButtonLink } from '../../../../ui/layout/button-link.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import styles from '../firmware.module.css'
import { formatSize } from '../format-size.ts'
import { useFirmwareImages, type FirmwareImage } from '../../api/get-firmware-images.ts'
import { useWithdrawImage } from '../../api/withdraw-image.ts'

export function ImagesPanel() {
  const [withdrawn, setWithdrawn] = useState<FirmwareImage>()
  return (
    <Panel title={t`Images`} action={<ButtonLink to="/admin/firmware/upload">{t`Upload an image`}</ButtonLink>}>
      <PagedList
        query={useFirmwareImages()}
        className={styles.list}
        empty={
          <EmptyState picture={<EmptyNestIllustration />}>
            <Trans>There is no image yet. Build the firmware, sign it, and upload it here.</Trans>
          </EmptyState>
        }
      >
        {(image) => <ListedImage image={image} onWithdraw={() => setWithdrawn(image)} />}
      </PagedList>
      {withdrawn && <WithdrawDialog image={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Panel>
  )
}

function ListedImage({ image, onWithdraw }: { image: FirmwareImage; onWithdraw: () => void }) {
  const { id, protocol, hardwareModel, version, notes, chip, projectName, createdAt, withdrawnAt } = image
  const [size, uploaded] = [formatSize(image.size), formatDate(createdAt)]
  return (
    <article className={styles.item} aria-label={`${hardwareModel} ${version}`}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{hardwareModel}</bdi> {version}
        </h3>
        {withdrawnAt !== null && <WithdrawnSince time={withdrawnAt} />}
      </div>
      <p className={styles.about}>
        <Trans>
          {size} for {chip}, built as <bdi>{projectName}</bdi>, uploaded on {uploaded}
        </Trans>
        {protocol === 'xiaozhi' && (
          <>
            <br />
            <Trans>For boards with the xiaozhi firmware</Trans>
          </>
        )}
      </p>
      {notes !== '' && (
        <p className={`${styles.about} ${styles.notes}`} dir="auto">
          {notes}
        </p>
      )}
      {withdrawnAt === null && (
        <div className={styles.actions}>
          <Link
            to={`/admin/firmware/rollouts/start?image=${id}`}
            className={buttonClass({ size: 'large' })}
            aria-label={t`Roll out ${hardwareModel} ${version}`}
          >{t`Roll out`}</Link>
          <Button
            danger
            size="large"
            aria-label={t`Withdraw the image ${hardwareModel} ${version}`}
            onClick={onWithdraw}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </div>
      )}
    </article>
  )
}

function WithdrawnSince({ time }: { time: string }) {
  const day = formatDate(time)
  return (
    <span className={styles.state}>
      <Trans comment="A firmware image that nobody gets any more">Withdrawn on {day}</Trans>
    </span>
  )
}

function WithdrawDialog({ image, onClose }: { image: FirmwareImage; onClose: () => void }) {
  const { id: imageId, hardwareModel, version } = image
  const withdrawal = useWithdrawImage()

  async function withdraw() {
    await withdrawal.mutateAsync(imageId)
    onClose()
    void notify('success', { title: t`The image is withdrawn` })
  }

  return (
    <ConfirmDialog title={t`Withdraw this image?`} confirmText={t`Withdraw`} onConfirm={withdraw} onCancel={onClose}>
      <p>
        <Trans>
          Nobody gets version {version} for <bdi>{hardwareModel}</bdi> any more, its rollouts end, and downloads break
          off. Devices that have it keep it. This cannot be undone: to go back, upload a newer version.
        </Trans>
      </p>
    </ConfirmDialog>
  )
}
