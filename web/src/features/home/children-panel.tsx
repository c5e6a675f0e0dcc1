import { Link } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { usageText } from '../../ui/plans/plan-texts.ts'
import { formatAge, ageToday } from '../../ui/text/age.ts'
import styles from './item-list.module.css'
import { Item, ItemList } from './item-list.tsx'
import { pluralize } from '../../ui/text/pluralize.ts'
import { ChildScreenTimeActions } from './screen-time/child-screen-time-actions.tsx'
import { describeAllowance } from './screen-time/describe-allowance.ts'
import { FamilyPause } from './screen-time/family-pause.tsx'
import { useClock } from './screen-time/use-clock.ts'
import { useRefreshAtLimits } from './screen-time/use-refresh-at-limits.ts'

interface ChildrenPanelProps {
  home: FamilyHome
  /** When the home was fetched, in milliseconds. */
  fetchedAt: number
}

export function ChildrenPanel({ home, fetchedAt }: ChildrenPanelProps) {
  const { children, pausedAt, account, plan } = home
  const { to } = useFamily()
  const now = useClock()
  useRefreshAtLimits(children.map(({ allowance }) => allowance))
  const moment = { now, fetchedAt, timeZone: account.timeZone }
  const isFamilyPaused = pausedAt !== null
  const { canChange } = useFamilyRole()
  const { named } = useFamilyName()
  return (
    <ItemList
      title="Children"
      add={{ to: to('/children/add'), text: 'Add a child' }}
      usage={usageText(plan, 'children', children.length)}
      empty={named('Add your child first: Pipit speaks to each child in its own way.')}
      footer={canChange && children.length > 0 && <FamilyPause isPaused={isFamilyPaused} />}
    >
      {children.map((child) => (
        <Item
          key={child.id}
          name={child.name}
          to={to(`/children/${child.id}`)}
          icon={initialOf(child.name)}
          action={
            <div className={styles.actions}>
              <Link to={to(`/children/${child.id}/log`)} aria-label={`Conversations of ${child.name}`}>
                Conversations
              </Link>
              {canChange && (
                <Link to={to(`/children/${child.id}/update`)} aria-label={`Edit ${child.name}`}>
                  Edit
                </Link>
              )}
            </div>
          }
          // Resuming one child would change nothing while the whole family is paused.
          footer={canChange && !isFamilyPaused && <ChildScreenTimeActions child={child} plan={plan} />}
        >
          {child.birthDate !== null && <p>{formatAge(ageToday(child.birthDate))}</p>}
          {child.allowance.isTalking && (
            <p>
              <strong>Talking now</strong>
            </p>
          )}
          <p>{describeAllowance(child.allowance, child.conversationsToday, moment)}</p>
          {child.unreadFlags > 0 && (
            <p>
              <strong>{pluralize(child.unreadFlags, 'safety note')} to read</strong>
            </p>
          )}
        </Item>
      ))}
    </ItemList>
  )
}

/** The first grapheme: an emoji or a letter with its accents counts as one. */
function initialOf(name: string) {
  const [first] = new Intl.Segmenter().segment(name)
  return first?.segment.toUpperCase()
}
