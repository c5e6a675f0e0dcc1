import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons-svg'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import { Icon } from '../ui/icon/icon.tsx'
import { Brand } from '../ui/layout/brand.tsx'
import styles from './main-layout.module.css'
import menuStyles from './side-menu.module.css'
import { SideMenu } from './side-menu.tsx'

interface FixedMenuProps {
  entries: ReactNode
  isCollapsed: boolean
  toggle: () => void
}

/** The menu beside the page on large screens; collapsed, it shows icons and their names as tooltips. */
export function FixedMenu({ entries, isCollapsed, toggle }: FixedMenuProps) {
  const hasTooltips = useDismissibleTooltips()
  const classNames = [styles.side, isCollapsed && menuStyles.collapsed, hasTooltips && menuStyles.withTooltips]
  return (
    <aside className={classNames.filter(Boolean).join(' ')}>
      <Brand isCompact={isCollapsed} />
      <SideMenu entries={entries} />
      <div className={menuStyles.entries}>
        <button
          type="button"
          className={`${menuStyles.entry} ${menuStyles.toggle}`}
          aria-expanded={!isCollapsed}
          onClick={toggle}
        >
          <Icon of={isCollapsed ? MenuUnfoldOutlined : MenuFoldOutlined} className={menuStyles.icon} />
          <span className={menuStyles.name}>
            {isCollapsed ? <Trans>Expand menu</Trans> : <Trans>Collapse menu</Trans>}
          </span>
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
    const show = ({ target }: Event) => {
      if (target instanceof Element) placeTooltip(target.closest('aside li, aside button'))
      setTooltips(true)
    }
    window.addEventListener('mouseover', show, { signal })
    window.addEventListener('focusin', show, { signal })
    return () => stop.abort()
  }, [])
  return hasTooltips
}

function placeTooltip(entry: Element | null) {
  if (!(entry instanceof HTMLElement)) return
  const { top, height } = entry.getBoundingClientRect()
  entry.style.setProperty('--entry-middle', `${top + height / 2}px`)
}
