import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './item-list.module.css'

interface ItemListProps {
  title: string
  add: { to: string; text: string }
  /** How many of them the plan allows; null if it does not limit them. */
  usage?: string | null
  /** What to do while the list is empty. */
  empty: string
  /** `Item`s, each with a key. */
  children: ReactNode[]
  /** Below the items. */
  footer?: ReactNode
}

export function ItemList({ title, add, usage = null, empty, children, footer }: ItemListProps) {
  const { canChange } = useFamilyRole()
  return (
    <Panel
      title={title}
      action={
        canChange && (
          <Link to={add.to} className={styles.add}>
            {add.text}
          </Link>
        )
      }
    >
      {usage !== null && <p className={styles.usage}>{usage}</p>}
      {children.length === 0 ? (
        <p className={styles.empty}>{canChange ? empty : 'Nothing yet.'}</p>
      ) : (
        <ul className={styles.items}>{children}</ul>
      )}
      {footer}
    </Panel>
  )
}

interface ItemProps {
  name: string
  /** The page about it, if this person may see one. */
  to: string | undefined
  /** Decorative, before the name. */
  icon: ReactNode
  action?: ReactNode
  /** Details, one paragraph each. */
  children: ReactNode
  /** Below everything else, over the whole width. */
  footer?: ReactNode
}

export function Item({ name, to, icon, action, children, footer }: ItemProps) {
  return (
    <li className={styles.item}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <div className={styles.about}>
        {to === undefined ? (
          <strong className={styles.name}>
            <bdi>{name}</bdi>
          </strong>
        ) : (
          <Link to={to} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
        )}
        {children}
      </div>
      {action}
      {footer}
    </li>
  )
}
