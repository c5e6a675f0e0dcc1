import { ArrowLeftOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './back-link.module.css'

/** Above the title of a page that has a page above it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back ?? ''}>
      <ArrowLeftOutlined aria-hidden className={styles.arrow} />
      <span>{children}</span>
    </Link>
  )
}
