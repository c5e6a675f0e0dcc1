import { CheckOutlined } from '@ant-design/icons'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../../api/api-errors.ts'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { useSkippedSteps, useSkipStep } from './api/skip-step.ts'
import { firstStepStates, type FirstStep } from './first-step-states.ts'
import { firstStepTexts } from './first-step-texts.ts'
import styles from './first-steps.module.css'

/** Guides a new family from an empty account to the first conversation. */
export function FirstSteps({ home }: { home: FamilyHome }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const titleOf = useStepTitle()
  const saved = home.account.skippedSteps
  const { mutate: skipStep } = useSkipStep(saved, (error) =>
    notify('error', { title: t`This could not be saved`, description: errorMessage(error) }),
  )
  const steps = firstStepStates(home, useSkippedSteps(saved))
  if (steps.length === 0) return null
  const count = steps.length
  const done = steps.filter(({ state }) => state === 'done').length

  function skip(step: FirstStep) {
    skipStep({ step, isSkipped: true })
    // The button disappears, and after the last step the whole list: keep the focus nearby.
    const isLast = !steps.some(({ state }) => state === 'later')
    const nearby = isLast ? document.getElementById('page') : heading.current
    nearby?.focus()
    const title = titleOf(step)
    void notify('info', { title: t`${title}: skipped for now`, undo: () => skipStep({ step, isSkipped: false }) })
  }

  return (
    <section className={styles.guide} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          <Trans>On the way to the first conversation</Trans>
        </h2>
        <span className={styles.progress}>
          <Trans comment="Steps: 3 of 6 done">
            {done} of {count} done
          </Trans>
        </span>
      </header>
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
              <NextStep step={step} home={home} skip={() => skip(step)} />
            ) : (
              <OtherStep step={step} home={home} state={state} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  step: FirstStep
  home: FamilyHome
}

function NextStep({ step, home, skip }: StepProps & { skip: () => void }) {
  const { to } = useFamily()
  const titleOf = useStepTitle()
  const { why, action } = firstStepTexts[step]
  const path = pathOf(step, home)
  const talking = home.children.find(({ allowance }) => allowance.isTalking)?.name
  return (
    <div className={styles.about}>
      <strong>{titleOf(step)}</strong>
      <span>{i18n._(why)}</span>
      {step === 'hello' && (
        <output className={styles.live}>
          {talking !== undefined && (
            <Trans>
              <bdi>{talking}</bdi> is talking with Pipit right now …
            </Trans>
          )}
        </output>
      )}
      <div className={styles.actions}>
        {action && path !== null && <ButtonLink to={to(path)}>{i18n._(action)}</ButtonLink>}
        <Button type="text" size="large" onClick={skip}>
          <Trans>Skip for now</Trans>
        </Button>
      </div>
    </div>
  )
}

function OtherStep({ step, home, state }: StepProps & { state: 'done' | 'skipped' | 'later' }) {
  const { to } = useFamily()
  const titleOf = useStepTitle()
  const { why, done } = firstStepTexts[step]
  const path = pathOf(step, home)
  const remark = { done: i18n._(done), skipped: t`Skipped for now`, later: i18n._(why) }[state]
  return (
    <div className={styles.about}>
      {state === 'done' || path === null ? (
        <strong>{titleOf(step)}</strong>
      ) : (
        <Link to={to(path)}>{titleOf(step)}</Link>
      )}
      <span>{remark}</span>
    </div>
  )
}

function useStepTitle() {
  const { isOwn } = useFamily()
  return function titleOf(step: FirstStep) {
    const { title, titleOfOthers } = firstStepTexts[step]
    return i18n._(isOwn ? title : (titleOfOthers ?? title))
  }
}

const paths = { child: '/children/add', device: '/devices/add', wifi: '/wifi-networks/add', card: '/cards/add' }

/** Returns null where there is nothing to do on a page. */
function pathOf(step: FirstStep, { devices }: FamilyHome): string | null {
  if (step === 'hello') return null
  if (step !== 'online') return paths[step]
  // All are offline as long as this step is open.
  return devices[0] ? `/devices/${devices[0].id}` : paths.device
}
