import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import styles from './first-steps.module.css'
import { firstStepStates, type FirstStep } from './first-step-states.ts'
import { useSkippedSteps } from './use-skipped-steps.ts'

const texts: Record<FirstStep, { title: string; why: string; action: string; path: string }> = {
  child: { title: 'Your child', why: 'Whom will Pipit talk to?', action: 'Add a child', path: '/children/add' },
  device: { title: 'Your device', why: 'Scan the code on its back.', action: 'Add a device', path: '/devices/add' },
  wifi: {
    title: 'Your wifi',
    why: 'It brings the device online.',
    action: 'Add a network',
    path: '/wifi-networks/add',
  },
  card: { title: 'Your first card', why: 'Pipit sees it and starts a game.', action: 'Add a card', path: '/cards/add' },
}

/** Guides a new family from an empty account to a device that is online. */
export function FirstSteps({ home }: { home: FamilyHome }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { named } = useFamilyName()
  const { skipped, setSkipped } = useSkippedSteps(home.account.skippedSteps)
  const steps = firstStepStates(home, skipped)
  if (steps.length === 0) return null

  function skip(step: FirstStep) {
    setSkipped(step, true)
    // The button disappears, and after the last step the whole list: keep the focus nearby.
    const isLast = !steps.some(({ state }) => state === 'later')
    const nearby = isLast ? document.getElementById('page') : heading.current
    nearby?.focus()
    void notify('info', { title: `${named(texts[step].title)}: skipped for now`, undo: () => setSkipped(step, false) })
  }

  return (
    <section className={styles.guide} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Four steps to the first conversation
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ id: step, state }, index) => (
          <li
            key={step}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <span aria-hidden className={styles.number}>
              {state === 'done' ? <CheckOutlined /> : index + 1}
            </span>
            {state === 'next' ? (
              <NextStep {...texts[step]} skip={() => skip(step)} />
            ) : (
              <OtherStep {...texts[step]} state={state} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type StepTexts = (typeof texts)[FirstStep]

function NextStep({ title, why, action, path, skip }: StepTexts & { skip: () => void }) {
  const { to } = useFamily()
  const { named } = useFamilyName()
  return (
    <div className={styles.about}>
      <strong>{named(title)}</strong>
      <span>{why}</span>
      <div className={styles.actions}>
        <ButtonLink to={to(path)}>{action}</ButtonLink>
        <Button type="text" size="large" onClick={skip}>
          Skip for now
        </Button>
      </div>
    </div>
  )
}

function OtherStep({ title, why, path, state }: StepTexts & { state: 'done' | 'skipped' | 'later' }) {
  const { to } = useFamily()
  const { named } = useFamilyName()
  const remark = { done: 'Done', skipped: 'Skipped for now', later: why }[state]
  return (
    <div className={styles.about}>
      {state === 'done' ? <strong>{named(title)}</strong> : <Link to={to(path)}>{named(title)}</Link>}
      <span>{remark}</span>
    </div>
  )
}
