import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { Brand } from '../ui/layout/brand.tsx'
import styles from './main-layout.module.css'
import menuStyles from './side-menu.module.css'
import { SideMenu } from './side-menu.tsx'

interface FixedMenuProps {
  isCollapsed: boolean
  toggle: () => void
}

/** The menu beside the page on large screens; collapsed, it shows icons and their names as tooltips. */
export function FixedMenu({ isCollapsed, toggle }: FixedMenuProps) {
  const hasTooltips = useDismissibleTooltips()
  const Icon = isCollapsed ? MenuUnfoldOutlined : MenuFoldOutlined
  const classNames = [styles.side, isCollapsed && menuStyles.collapsed, hasTooltips && menuStyles.withTooltips]
  return (
    <aside className={classNames.filter(Boolean).join(' ')}>
      <Brand isCompact={isCollapsed} />
      <SideMenu />
      <div className={menuStyles.entries}>
        <button
          type="button"
          className={`${menuStyles.entry} ${menuStyles.toggle}`}
          aria-expanded={!isCollapsed}
          onClick={toggle}
        >
          <Icon aria-hidden className={menuStyles.icon} />
          <span className={menuStyles.name}>{isCollapsed ? 'Expand menu' : 'Collapse menu'}</span>
        </button>
      </div>
    </aside>
  )
}

/** The Escape key hides a tooltip that covers something, until the pointer or the focus moves on. */
function useDismissibleTooltips(): boolean {
  const [hasTooltips, setTooltips] = useState(true)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && setTooltips(false), { signal })
    window.addEventListener('mouseover', () => setTooltips(true), { signal })
    window.addEventListener('focusin', () => setTooltips(true), { signal })
    return () => stop.abort()
  }, [])
  return hasTooltips
}
