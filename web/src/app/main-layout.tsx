import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ScrollRestoration } from 'react-router'
import { useMediaQuery } from '../ui/theme/use-media-query.ts'
import { FixedMenu } from './fixed-menu.tsx'
import styles from './main-layout.module.css'
import { NarrowHeader } from './narrow-header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { useCollapsedMenu } from './use-collapsed-menu.ts'

interface MainLayoutProps {
  /** The menu has them between Home and Support. */
  entries?: ReactNode
  /** Shown above the page. */
  note?: ReactNode
}

/** The style sheet chooses between header and menu by width. */
export function MainLayout({ entries, note }: MainLayoutProps) {
  const { isCollapsed, toggle } = useCollapsedMenu()
  // They may fetch what they show, so they are not rendered where nobody sees them.
  const isWide = useMediaQuery('(width >= 768px)')
  return (
    <div className={isCollapsed ? `${styles.layout} ${styles.withIcons}` : styles.layout}>
      <a className={styles.skip} href="#page">
        <Trans>Skip to the page</Trans>
      </a>
      <NarrowHeader entries={entries} />
      <FixedMenu entries={isWide && entries} isCollapsed={isCollapsed} toggle={toggle} />
      <div>
        {note}
        <main id="page" tabIndex={-1} className={styles.main}>
          <PageOutlet />
        </main>
      </div>
      <ScrollRestoration />
    </div>
  )
}
