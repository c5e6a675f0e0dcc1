import { useEffect } from 'react'

/** Opens all tables and explanations for printing, and closes them again afterwards. */
export function useOpenForPrint() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const each of opened) each.open = true
    }
    const close = () => {
      for (const each of opened) each.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}
