import { Link } from 'react-router'
import { useFamily } from '../../api/family/use-family.ts'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { formatAge, ageToday } from '../../ui/text/age.ts'
import styles from './item-list.module.css'
import { Item, ItemList } from './item-list.tsx'
import { pluralize } from '../../ui/text/pluralize.ts'

type Child = FamilyHome['children'][number]

export function ChildrenPanel({ home: { children } }: { home: FamilyHome }) {
  const { to } = useFamily()
  return (
    <ItemList
      title="Children"
      add={{ to: to('/children/add'), text: 'Add a child' }}
      empty="Add your child first: Pipit speaks to each child in its own way."
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
              <Link to={to(`/children/${child.id}/update`)} aria-label={`Edit ${child.name}`}>
                Edit
              </Link>
            </div>
          }
        >
          {child.birthDate !== null && <p>{formatAge(ageToday(child.birthDate))}</p>}
          <p>{summarizeToday(child.today)}</p>
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

function summarizeToday({ minutes, conversations }: Child['today']) {
  if (conversations === 0) return 'Nothing yet today'
  const time = minutes < 1 ? 'less than a minute' : pluralize(Math.round(minutes), 'minute')
  return `Today: ${time} in ${pluralize(conversations, 'conversation')}`
}
