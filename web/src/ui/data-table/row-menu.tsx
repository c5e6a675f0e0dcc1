import { MoreOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, type KeyboardEvent } from 'react'
import styles from './row-menu.module.css'

export interface RowAction {
  label: string
  onSelect: () => void
  isDanger?: boolean
}

const viewportMarginPx = 8

/** The actions for one row, in the browser's own popover, which closes on Escape and on a click outside. */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const popup = useRef<HTMLDivElement>(null)
  if (actions.length === 0) return null

  function open({ bottom, right }: DOMRect) {
    const menu = popup.current
    if (!menu) return
    menu.showPopover()
    menu.style.top = `${Math.max(viewportMarginPx, Math.min(bottom, window.innerHeight - menu.offsetHeight - viewportMarginPx))}px`
    menu.style.left = `${Math.max(viewportMarginPx, right - menu.offsetWidth)}px`
    menu.querySelector('button')?.focus()
  }

  function select(action: RowAction) {
    popup.current?.hidePopover()
    action.onSelect()
  }

  return (
    <>
      <Button
        type="text"
        icon={<MoreOutlined aria-hidden />}
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => open(currentTarget.getBoundingClientRect())}
      />
      <div ref={popup} popover="auto" role="menu" aria-label={`Actions for ${name}`} className={styles.popup}>
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
