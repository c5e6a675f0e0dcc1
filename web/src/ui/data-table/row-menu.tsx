import { MoreOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef, type KeyboardEvent } from 'react'
import styles from './data-table.module.css'

export interface RowAction {
  label: string
  onSelect: () => void
  isDanger?: boolean
}

const room = 8

/** What can be done with one row, in the browser's own popover: Escape or a click beside it closes it. */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const popup = useRef<HTMLDivElement>(null)
  if (actions.length === 0) return null

  function open({ bottom, right }: DOMRect) {
    const menu = popup.current
    if (!menu) return
    menu.showPopover()
    menu.style.top = `${Math.max(room, Math.min(bottom, window.innerHeight - menu.offsetHeight - room))}px`
    menu.style.left = `${Math.max(room, right - menu.offsetWidth)}px`
    menu.querySelector('button')?.focus()
  }

  function choose(action: RowAction) {
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
            onKeyDown={moveAlong}
            onClick={() => choose(action)}
          >
            {action.label}
          </button>
        ))}
      </div>
    </>
  )
}

function moveAlong(event: KeyboardEvent<HTMLButtonElement>) {
  const { nextElementSibling, previousElementSibling, parentElement } = event.currentTarget
  const goal = {
    ArrowDown: nextElementSibling ?? parentElement?.firstElementChild,
    ArrowUp: previousElementSibling ?? parentElement?.lastElementChild,
  }[event.key]
  if (!(goal instanceof HTMLElement)) return
  event.preventDefault()
  goal.focus()
}
