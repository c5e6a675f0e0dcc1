import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './side-menu.module.css'

interface MenuLinkProps {
  to: string
  /** Only this page, and none below it, counts as this entry's. */
  end?: boolean
  /** A picture, or the first letters of a name. */
  icon: IconDefinition | string
  children: ReactNode
}

export function MenuLink({ to, end = false, icon, children }: MenuLinkProps) {
  return (
    <li>
      <NavLink to={to} end={end} className={styles.entry ?? ''}>
        {typeof icon === 'string' ? (
          <span aria-hidden className={styles.initials}>
            {icon}
          </span>
        ) : (
          <Icon of={icon} className={styles.icon} />
        )}
        <span className={styles.name}>{children}</span>
      </NavLink>
    </li>
  )
}
