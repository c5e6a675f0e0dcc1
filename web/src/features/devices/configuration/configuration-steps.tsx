import { CheckCircleFilled, CloseCircleFilled, ClockCircleOutlined, LoadingOutlined } from '@ant-design/icons'
import styles from '../devices.module.css'
import { stepsOf, type ConfigurationProgress } from './configuration-progress.ts'
import { stepText } from './configuration-texts.ts'

const marks = {
  done: { icon: <CheckCircleFilled aria-hidden />, text: 'done' },
  current: { icon: <LoadingOutlined spin aria-hidden />, text: 'under way' },
  failed: { icon: <CloseCircleFilled aria-hidden />, text: 'failed' },
  pending: { icon: <ClockCircleOutlined aria-hidden />, text: 'to come' },
}

/** Each step with its state; screen readers announce changes. */
export function ConfigurationSteps({ progress }: { progress: ConfigurationProgress }) {
  return (
    <ol className={styles.steps} aria-live="polite" aria-label="Steps">
      {stepsOf(progress).map(({ step, state }) => (
        <li key={step} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          {marks[state].icon}
          <span>
            {stepText(step, progress)}
            <span className="for-screen-readers">, {marks[state].text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
