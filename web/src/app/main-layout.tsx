import { MenuOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { ScrollRestoration } from 'react-router'
import { Brand } from '../ui/layout/brand.tsx'
import styles from './main-layout.module.css'
import { useNarrowScreen } from './use-narrow-screen.ts'
import { PageOutlet } from './page-outlet.tsx'
import { FixedMenu } from './fixed-menu.tsx'
import { useCollapsedMenu } from './use-collapsed-menu.ts'

const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }))

export function MainLayout() {
  const isNarrow = useNarrowScreen()
  const { isCollapsed, toggle } = useCollapsedMenu()
  const sideMenuStyle = isCollapsed ? `${styles.withSideMenu} ${styles.withIcons}` : styles.withSideMenu
  return (
    <div className={isNarrow ? undefined : sideMenuStyle}>
      <a className={styles.skip} href="#page">
        Skip to the page
      </a>
      {isNarrow ? <HeaderWithDrawer /> : <FixedMenu isCollapsed={isCollapsed} toggle={toggle} />}
      <main id="page" tabIndex={-1} className={styles.main}>
        <PageOutlet />
      </main>
      <ScrollRestoration />
    </div>
  )
}

function HeaderWithDrawer() {
  const [isOpen, setOpen] = useState(false)
  // The drawer is loaded when it first opens, and stays mounted so that it can slide out again.
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <header className={styles.header}>
      <Button
        type="text"
        size="large"
        icon={<MenuOutlined />}
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
      />
      <Brand />
      {wasOpened && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
