import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { FamilyHome } from '../account/api/get-family-home.ts'
import { useFamily } from '../account/use-family.ts'
import { useSettings } from '../../api/settings.ts'
import { Message } from '../../ui/feedback/message.tsx'
import { ButtonLink } from '../../ui/layout/button-link.tsx'
import { isLimitReached, planLimitText, usageText, type LimitedResource } from './plan-texts.ts'
import styles from './plan-limit-notice.module.css'

interface PlanLimitNoticeProps {
  home: Pick<FamilyHome, 'plan' | LimitedResource>
  resource: LimitedResource
  /** The form to add one more, if the plan allows it. */
  children: ReactNode
  /** What needs no place in the plan, if it allows no more. */
  otherwise?: ReactNode
}

/** Says what the plan allows before somebody fills in a form that would be refused. */
export function PlanLimitNotice({ home: { plan, ...home }, resource, children, otherwise }: PlanLimitNoticeProps) {
  const { to, isOwn } = useFamily()
  const supportUrl = useSettings()?.supportUrl
  const [allowed, used] = [plan[resource], home[resource].length]
  const isReached = isLimitReached(plan, resource, used)
  // Saving the form may take the last place, and must not take the form away meanwhile.
  const [wasReached] = useState(isReached)
  if (allowed === null || !isReached || !wasReached) {
    const usage = usageText(plan, resource, used)
    const { name } = plan
    return (
      <>
        {usage !== null && (
          <p className={styles.usage}>
            {isOwn ? (
              <Trans>
                Your plan {name}: {usage}
              </Trans>
            ) : (
              <Trans>
                The plan {name}: {usage}
              </Trans>
            )}
          </p>
        )}
        {children}
      </>
    )
  }
  return (
    <>
      <div className={styles.notice}>
        <Message kind="info">
          {planLimitText({ plan: plan.name, limit: resource, allowed, used })}
          {used > allowed && (
            <>
              {' '}
              <Trans>Everything that is there goes on working as before.</Trans>
            </>
          )}
        </Message>
        <div className={styles.actions}>
          <ButtonLink to={to()}>
            <Trans>Back to the family</Trans>
          </ButtonLink>
          {supportUrl && (
            <a href={supportUrl} target="_blank" rel="noopener noreferrer">
              <Trans>Ask for a larger plan</Trans>
            </a>
          )}
        </div>
      </div>
      {otherwise}
    </>
  )
}
