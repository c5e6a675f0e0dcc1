import { MenuOutlined } from '@ant-design/icons-svg'
import { t } from '@lingui/core/macro'
import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Brand } from '../ui/layout/brand.tsx'
import styles from './main-layout.module.css'
import { MenuDrawer } from './menu-drawer.tsx'

/** The header of narrow screens, with the menu in a drawer. */
export function NarrowHeader({ entries }: { entries: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className={styles.header}>
      <Button
        type="text"
        size="large"
        icon={<Icon of={MenuOutlined} />}
        aria-label={t`Menu`}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Brand />
      {isOpen && <MenuDrawer entries={entries} onClose={() => setOpen(false)} />}
    </header>
  )
}
