import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { errorMessage } from '../../../api/api-errors.ts'
import { notify } from '../../../ui/feedback/notifications.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { usePauseFamily } from '../api/pause-family.ts'
import styles from './screen-time.module.css'

/** One tap pauses all devices, for example when dinner is ready. */
export function FamilyPause({ isPaused }: { isPaused: boolean }) {
  const pausing = usePauseFamily()

  const pause = () =>
    pausing.mutateAsync(!isPaused).catch((error: unknown) => {
      const title = isPaused
        ? t`Pipit is still paused for the whole family`
        : t`Pipit could not be paused for the whole family`
      return notify('error', { title, description: errorMessage(error) })
    })

  return (
    <div className={styles.all}>
      <BusyButton
        type={isPaused ? 'primary' : 'default'}
        icon={isPaused ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
        isBusy={pausing.isPending}
        onClick={() => void pause()}
      >
        {isPaused ? <Trans>Resume all</Trans> : <Trans>Pause all</Trans>}
      </BusyButton>
      {/* The page shows the pause itself. */}
      <output className="for-screen-readers">
        {pausing.isSuccess &&
          (pausing.variables
            ? t`Pipit is paused for the whole family.`
            : t`Pipit is no longer paused for the whole family.`)}
      </output>
    </div>
  )
}
