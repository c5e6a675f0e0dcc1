import { CaretRightOutlined, PauseOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFamilyHome } from '../../../family/account/api/get-family-home.ts'
import { MutationError } from '../../../ui/feedback/error-message.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { Child } from '../api/get-child.ts'
import { usePauseChild } from '../api/pause-child.ts'
import styles from './screen-time.module.css'

/** Stops Pipit at once, until somebody resumes it. It is saved with the tap, apart from the form. */
export function PausePanel({ child: { id: childId, name } }: { child: Pick<Child, 'id' | 'name'> }) {
  const home = useFamilyHome().data
  const allowance = home?.children.find(({ id }) => id === childId)?.allowance
  const isPaused = allowance?.pausedAt != null
  const pausing = usePauseChild(childId)
  if (!home || !allowance) return null
  return (
    <div className={styles.pause}>
      <Panel title={t`Pause`}>
        <output className={styles.state}>
          <State name={name} isPaused={isPaused} isFamilyPaused={home.pausedAt !== null} />
        </output>
        <MutationError error={pausing.error} />
        {home.pausedAt === null && (
          <BusyButton
            block={false}
            icon={isPaused ? <CaretRightOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
            isBusy={pausing.isPending}
            onClick={() => pausing.mutate(!isPaused)}
          >
            {isPaused ? <Trans>Resume {name}</Trans> : <Trans>Pause {name}</Trans>}
          </BusyButton>
        )}
      </Panel>
    </div>
  )
}

interface StateProps {
  name: string
  isPaused: boolean
  isFamilyPaused: boolean
}

function State({ name, isPaused, isFamilyPaused }: StateProps) {
  if (isFamilyPaused) return <Trans>The whole family is paused. The home page has the button to resume it.</Trans>
  if (isPaused) return <Trans>Pipit is paused for {name}, until somebody resumes it.</Trans>
  return <Trans>With one tap, Pipit stops talking with {name} at once, until somebody resumes it.</Trans>
}
