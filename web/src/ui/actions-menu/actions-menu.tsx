import { MoreOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './actions-menu.module.css'

export interface Action {
  label: string
  onSelect: () => void
  isDanger?: boolean
}

interface ActionsMenuProps {
  label: string
  actions: Action[]
  size?: 'middle' | 'large'
  /** Shows the label on the button, with this icon, instead of three dots. */
  labelIcon?: ReactNode
  isBusy?: boolean
}

const viewportMarginPx = 8

/**
 * What can be done with a row or a conversation, on demand: buttons beside each of them would be in the reader's way. The
 * browser's own popover closes on Escape and on a click outside, and gives the focus back.
 */
export function ActionsMenu({ label, actions, size = 'large', labelIcon, isBusy = false }: ActionsMenuProps) {
  const popup = useRef<HTMLDivElement>(null)

  function open({ bottom, left, right }: DOMRect) {
    const menu = popup.current
    if (!menu) return
    menu.showPopover()
    const top = Math.min(bottom, window.innerHeight - menu.offsetHeight - viewportMarginPx)
    const start = document.documentElement.dir === 'rtl' ? left : right - menu.offsetWidth
    menu.style.top = `${Math.max(viewportMarginPx, top)}px`
    menu.style.left = `${Math.max(viewportMarginPx, Math.min(start, window.innerWidth - menu.offsetWidth - viewportMarginPx))}px`
    menu.querySelector('button')?.focus()
  }

  function select(action: Action) {
    popup.current?.hidePopover()
    action.onSelect()
  }

  return (
    <>
      <Button
        type={labelIcon ? 'default' : 'text'}
        size={size}
        icon={labelIcon ?? <MoreOutlined aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        aria-busy={isBusy}
        onClick={({ currentTarget }) => open(currentTarget.getBoundingClientRect())}
      >
        {labelIcon && label}
      </Button>
      <div ref={popup} popover="auto" role="menu" aria-label={label} className={styles.popup}>
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            role="menuitem"
            className={action.isDanger ? styles.danger : undefined}
            onKeyDown={moveFocus}
            onClick={() => select(action)}
          >
            {action.label}
          </button>
        ))}
      </div>
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const { nextElementSibling, previousElementSibling, parentElement } = event.currentTarget
  const target = {
    ArrowDown: nextElementSibling ?? parentElement?.firstElementChild,
    ArrowUp: previousElementSibling ?? parentElement?.lastElementChild,
  }[event.key]
  if (!(target instanceof HTMLElement)) return
  event.preventDefault()
  target.focus()
}
