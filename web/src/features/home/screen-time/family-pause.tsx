import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons'
import { Trans } from '@lingui/react/macro'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import styles from './screen-time.module.css'
import { useFamilyPause } from './use-screen-time-actions.ts'

/** One tap for all devices, for example when dinner is ready. */
export function FamilyPause({ isPaused }: { isPaused: boolean }) {
  const pause = useFamilyPause()
  return (
    <div className={styles.all}>
      <BusyButton
        type={isPaused ? 'primary' : 'default'}
        icon={isPaused ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
        isBusy={pause.isPending}
        onClick={() => pause.mutate(!isPaused)}
      >
        {isPaused ? <Trans>Resume all</Trans> : <Trans>Pause all</Trans>}
      </BusyButton>
      <output className="for-screen-readers">{pause.announcement}</output>
    </div>
  )
}
