import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './item-list.module.css'

interface ItemListProps {
  title: string
  add: { to: string; text: string }
  /** What to do while there is none. */
  empty: string
  /** `Thing`s, each with a key. */
  children: ReactNode[]
}

export function ItemList({ title, add, empty, children }: ItemListProps) {
  return (
    <Panel
      title={title}
      action={
        <Link to={add.to} className={styles.add}>
          {add.text}
        </Link>
      }
    >
      {children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul className={styles.things}>{children}</ul>}
    </Panel>
  )
}

interface ItemProps {
  name: string
  to: string
  /** Before the name, for the eye only. */
  mark: ReactNode
  action?: ReactNode
  /** What there is to know about it, line by line. */
  children: ReactNode
}

export function Item({ name, to, mark, action, children }: ItemProps) {
  return (
    <li className={styles.thing}>
      <span aria-hidden className={styles.mark}>
        {mark}
      </span>
      <div className={styles.about}>
        <Link to={to} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        {children}
      </div>
      {action}
    </li>
  )
}
