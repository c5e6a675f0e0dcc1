import { CheckCircleFilled, CloseCircleFilled, ClockCircleOutlined, LoadingOutlined } from '@ant-design/icons'
import styles from '../devices.module.css'
import { stepsOf, type ConfigurationProgress } from './configuration-progress.ts'
import { stepText } from './configuration-texts.ts'

const marks = {
  done: { icon: <CheckCircleFilled aria-hidden />, word: 'done' },
  current: { icon: <LoadingOutlined spin aria-hidden />, word: 'under way' },
  failed: { icon: <CloseCircleFilled aria-hidden />, word: 'failed' },
  pending: { icon: <ClockCircleOutlined aria-hidden />, word: 'to come' },
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
            <span className="for-screen-readers">, {marks[state].word}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
