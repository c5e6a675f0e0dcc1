import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { notify } from '../../../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx'
import { EditForm } from '../../../../ui/forms/edit-form.tsx'
import { EmptyNestIllustration } from '../../../../ui/illustrations/empty-nest-illustration.tsx'
import { Lead } from '../../../../ui/layout/lead.tsx'
import { PageTitle } from '../../../../ui/layout/page-title.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { BackLink } from '../../../../ui/navigation/back-link.tsx'
import styles from '../firmware.module.css'
import { useOfferableImages, type FirmwareImage } from '../../api/get-firmware-images.ts'
import { useStartRollout } from '../../api/start-rollout.ts'
import { findFamily } from './find-family.ts'
import { RolloutFields } from './rollout-fields.tsx'
import { initialValues, rolloutSchema, toChecked, toStartBody, type CheckedRollout } from './rollout-values.ts'

export function StartRolloutPage() {
  return (
    <>
      <BackLink to="/admin/firmware">{t`Updates`}</BackLink>
      <PageTitle>{t`Start a rollout`}</PageTitle>
      <Lead>
        <Trans>
          Few devices get the new version first. More follow while they return with it; if too many do not, the rollout
          stops by itself.
        </Trans>
      </Lead>
      <div className={styles.form}>
        <Panel title={t`What, and for whom`}>
          <QueryBoundary query={useOfferableImages()}>
            {(images) => (images.length === 0 ? <NoImage /> : <StartForm images={images} />)}
          </QueryBoundary>
        </Panel>
      </div>
    </>
  )
}

function NoImage() {
  return (
    <EmptyState picture={<EmptyNestIllustration />}>
      <Trans>
        There is no image to roll out. <Link to="/admin/firmware/upload">Upload one</Link> first.
      </Trans>
    </EmptyState>
  )
}

function StartForm({ images }: { images: FirmwareImage[] }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const starting = useStartRollout()
  const named = images.find(({ id }) => id === params.get('image'))

  async function start(rollout: CheckedRollout) {
    const family = rollout.target === 'family' ? await findFamily(rollout.family) : undefined
    return starting.mutateAsync(toStartBody(rollout, family))
  }

  return (
    <EditForm
      schema={rolloutSchema}
      initial={{ ...initialValues, imageId: named?.id ?? null }}
      toBody={toChecked}
      save={start}
      onSaved={() => {
        void notify('success', { title: t`The rollout has started` })
        void navigate('/admin/firmware')
      }}
      submitText={t`Start the rollout`}
      busyText={t`Starting ...`}
      skipUnsavedWarning
    >
      <RolloutFields images={images} />
    </EditForm>
  )
}
