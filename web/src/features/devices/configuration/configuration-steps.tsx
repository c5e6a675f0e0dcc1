import { CheckCircleFilled, CloseCircleFilled, ClockCircleOutlined, LoadingOutlined } from '@ant-design/icons'
import styles from '../devices.module.css'
import { stepsOf, type ConfigurationProgress } from './configuration-progress.ts'
import { stepText } from './configuration-texts.ts'

const marks = {
  done: { icon: <CheckCircleFilled aria-hidden />, word: 'done' },
  now: { icon: <LoadingOutlined spin aria-hidden />, word: 'under way' },
  failed: { icon: <CloseCircleFilled aria-hidden />, word: 'failed' },
  'to-come': { icon: <ClockCircleOutlined aria-hidden />, word: 'to come' },
}

/** Each step with how it stands; a screen reader hears what changes. */
export function ConfigurationSteps({ setUp }: { setUp: ConfigurationProgress }) {
  return (
    <ol className={styles.steps} aria-live="polite" aria-label="Steps">
      {stepsOf(setUp).map(({ step, state }) => (
        <li key={step} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          {marks[state].icon}
          <span>
            {stepText(step, setUp)}
            <span className="for-screen-readers">, {marks[state].word}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
