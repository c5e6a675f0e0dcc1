import { CloseOutlined } from '@ant-design/icons-svg'
import { t } from '@lingui/core/macro'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './menu-drawer.module.css'
import { SideMenu } from './side-menu.tsx'

/** The browser keeps the focus inside, closes it on Escape, and gives the focus back. */
export function MenuDrawer({ entries, onClose }: { entries: ReactNode; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // Keyboards close it with Escape; the click beside it is for pointers. It closes before a page opens, which may ask
    // something first.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t`Menu`}
      onClose={onClose}
      onClick={({ target }) => (target === dialog.current || isInLink(target)) && close()}
    >
      <div className={styles.content}>
        <Button type="text" icon={<Icon of={CloseOutlined} />} aria-label={t`Close the menu`} onClick={close} />
        <SideMenu isStacked entries={entries} />
      </div>
    </dialog>
  )
}

const isInLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null
