import { t, plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Plan } from '@pipit/contract/plans/plans'
import { Link } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { SingingIllustration } from '../../ui/illustrations/singing-illustration.tsx'
import { usageText } from '../../family/plans/plan-texts.ts'
import { formatAge, ageToday } from '../../ui/text/age.ts'
import { BestMoment } from './best-moment.tsx'
import { ChildDay } from './child-day.tsx'
import styles from './children-panel.module.css'
import { initialOf } from '../../ui/text/initials.ts'
import { EmptyOrContent, ItemHead, ItemPanel } from './item-list.tsx'
import { nameDay } from './name-day.ts'
import { ChildScreenTimeActions } from './screen-time/child-screen-time-actions.tsx'
import { describeAllowance, type Moment } from './screen-time/describe-allowance.ts'
import { FamilyPause } from './screen-time/family-pause.tsx'
import { useClock } from './screen-time/use-clock.ts'
import { useRefreshAtLimits } from './screen-time/use-refresh-at-limits.ts'

interface ChildrenPanelProps {
  home: FamilyHome
  /** Milliseconds since 1970. */
  fetchedAt: number
}

export function ChildrenPanel({ home, fetchedAt }: ChildrenPanelProps) {
  const { children, pausedAt, account, plan, flags } = home
  const { to, isOwn } = useFamily()
  const now = useClock()
  useRefreshAtLimits(children.map(({ allowance }) => allowance))
  const moment = { now, fetchedAt, timeZone: account.timeZone }
  const isFamilyPaused = pausedAt !== null
  const { canChange } = useFamilyRole()
  return (
    <ItemPanel
      title={t`Children`}
      add={{ to: to('/children/add'), text: t`Add a child` }}
      usage={usageText(plan, 'children', children.length)}
    >
      <EmptyOrContent
        isEmpty={children.length === 0}
        picture={<SingingIllustration />}
        empty={
          isOwn
            ? t`Add your child first: Pipit speaks to each child in its own way.`
            : t`Add the child first: Pipit speaks to each child in its own way.`
        }
      >
        <ul className={styles.children}>
          {children.map((child) => (
            <ChildItem
              key={child.id}
              {...{ child, plan, moment, isFamilyPaused }}
              namedFlags={flags.filter(({ childId }) => childId === child.id).length}
            />
          ))}
        </ul>
        {canChange && <FamilyPause isPaused={isFamilyPaused} />}
      </EmptyOrContent>
    </ItemPanel>
  )
}

interface ChildItemProps {
  child: FamilyHome['children'][number]
  plan: Plan
  moment: Moment
  isFamilyPaused: boolean
  /** The top of the page names this many safety notes of the child. */
  namedFlags: number
}

function ChildItem({ child, plan, moment, isFamilyPaused, namedFlags }: ChildItemProps) {
  const { to } = useFamily()
  const { canChange } = useFamilyRole()
  const { id, name, allowance, conversationsToday, latestDay, unreadFlags } = child
  const day = latestDay && nameDay(latestDay.date, moment.timeZone, moment.now)
  return (
    <li className={styles.child}>
      <div className={styles.head}>
        <ItemHead name={name} to={to(`/children/${id}`)} icon={initialOf(name)}>
          {child.birthDate !== null && <p>{formatAge(ageToday(child.birthDate))}</p>}
          {allowance.isTalking && (
            <p>
              <strong>
                <Trans>Talking now</Trans>
              </strong>
            </p>
          )}
          <p>{describeAllowance(allowance, conversationsToday, moment)}</p>
          {/* Without a limit, the line above says it. */}
          {allowance.allowedMinutes !== null && conversationsToday > 0 && (
            <p>{plural(conversationsToday, { one: '# conversation today', other: '# conversations today' })}</p>
          )}
          {latestDay && day && <ChildDay latestDay={latestDay} day={day} />}
          {unreadFlags > namedFlags && (
            <p>
              <Link to={to(`/children/${id}`)} className={styles.notes}>
                {plural(unreadFlags, { one: '# safety note to read', other: '# safety notes to read' })}
              </Link>
            </p>
          )}
        </ItemHead>
        <div className={styles.links}>
          <Link to={to(`/children/${id}/log`)} aria-label={t`Conversations of ${name}`}>
            <Trans>Conversations</Trans>
          </Link>
          {canChange && (
            <Link to={to(`/children/${id}/update`)} aria-label={t`Edit ${name}`}>
              <Trans>Edit</Trans>
            </Link>
          )}
        </div>
      </div>
      {latestDay?.bestMoment && day && <BestMoment child={child} moment={latestDay.bestMoment} day={day} />}
      {/* Resuming one child would change nothing while the whole family is paused. */}
      {canChange && !isFamilyPaused && <ChildScreenTimeActions child={child} plan={plan} />}
    </li>
  )
}
