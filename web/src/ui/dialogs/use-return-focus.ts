import { useEffect, useState } from 'react'

/** Returns the focus to the element that opened a dialog, when the dialog is unmounted. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus() : undefined), [opener])
}
