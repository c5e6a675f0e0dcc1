import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './item-list.module.css'

interface ItemPanelProps {
  title: string
  add: { to: string; text: string }
  /** It says how many of them the plan allows, and is null if the plan does not limit them. */
  usage?: string | null
  children: ReactNode
}

export function ItemPanel({ title, add, usage = null, children }: ItemPanelProps) {
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
      {children}
    </Panel>
  )
}

interface EmptyOrContentProps {
  isEmpty: boolean
  /** It says what to do while there is nothing. */
  empty: string
  picture: ReactNode
  children: ReactNode
}

export function EmptyOrContent({ isEmpty, empty, picture, children }: EmptyOrContentProps) {
  const { canChange } = useFamilyRole()
  return isEmpty ? <EmptyState picture={picture}>{canChange ? empty : t`Nothing yet.`}</EmptyState> : children
}

/** Its children are `Item`s, each with a key. */
export function Items({ children }: { children: ReactNode[] }) {
  return <ul className={styles.items}>{children}</ul>
}

interface ItemListProps extends Omit<ItemPanelProps, 'children'>, Pick<EmptyOrContentProps, 'empty' | 'picture'> {
  children: ReactNode[]
}

export function ItemList({ empty, picture, children, ...panel }: ItemListProps) {
  return (
    <ItemPanel {...panel}>
      <EmptyOrContent isEmpty={children.length === 0} empty={empty} picture={picture}>
        <Items>{children}</Items>
      </EmptyOrContent>
    </ItemPanel>
  )
}

interface ItemProps {
  name: string
  /** It is undefined if this person may not see the page. */
  to: string | undefined
  icon: ReactNode
  /** Each detail is a paragraph. */
  children: ReactNode
}

export function Item({ name, to, icon, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <ItemHead name={name} to={to} icon={icon}>
        {children}
      </ItemHead>
    </li>
  )
}

export function ItemHead({ name, to, icon, children }: ItemProps) {
  return (
    <>
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
    </>
  )
}
