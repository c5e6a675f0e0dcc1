import { t } from '@lingui/core/macro'
import { Link, ScrollRestoration } from 'react-router'
import { Brand } from '../ui/layout/brand.tsx'
import { PageOutlet } from './page-outlet.tsx'
import styles from './plain-layout.module.css'

/** The layout of pages without the menu. */
export function PlainLayout() {
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Link to="/" aria-label={t`Pipit, to the start page`}>
          <Brand />
        </Link>
      </header>
      <main className={styles.main}>
        <PageOutlet />
      </main>
      <ScrollRestoration />
    </div>
  )
}
