import { useState } from 'react'
import { createStoredText } from '../api/stored-text.ts'

const stored = createStoredText('localStorage', 'pipit:side-menu')

export const isMenuCollapsed = () => stored.read() === 'collapsed'

/** Whether the menu beside the page is collapsed, as this browser was left. */
export function useCollapsedMenu() {
  const [isCollapsed, setCollapsed] = useState(isMenuCollapsed)
  function toggle() {
    if (isCollapsed) stored.clear()
    else stored.save('collapsed')
    setCollapsed(!isCollapsed)
  }
  return { isCollapsed, toggle }
}
