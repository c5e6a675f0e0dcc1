import { CheckCircleFilled, CloseCircleFilled, ClockCircleOutlined, LoadingOutlined } from '@ant-design/icons'
import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import styles from '../../../family/devices/devices.module.css'
import { stepsOf, type ConfigurationProgress } from './configuration-progress.ts'
import { stepText } from './configuration-texts.ts'

const marks = {
  done: { icon: <CheckCircleFilled aria-hidden />, text: msg({ message: 'done', context: 'a step' }) },
  current: { icon: <LoadingOutlined spin aria-hidden />, text: msg({ message: 'under way', context: 'a step' }) },
  failed: { icon: <CloseCircleFilled aria-hidden />, text: msg({ message: 'failed', context: 'a step' }) },
  pending: { icon: <ClockCircleOutlined aria-hidden />, text: msg({ message: 'to come', context: 'a step' }) },
}

/** Each step with its state; screen readers announce changes. */
export function ConfigurationSteps({ progress }: { progress: ConfigurationProgress }) {
  return (
    <ol className={styles.steps} aria-live="polite" aria-label={t`Steps`}>
      {stepsOf(progress).map(({ step, state }) => {
        const text = stepText(step, progress)
        const stateText = i18n._(marks[state].text)
        return (
          <li key={step} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
            {marks[state].icon}
            <span>
              <Trans comment="A step and, for screen readers, its state, such as “done”">
                {text}
                <span className="for-screen-readers">, {stateText}</span>
              </Trans>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
