import { useEffect, useState } from 'react'

/** For a dialog that unmounts when it closes: returns the focus to the element that opened it. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus() : undefined), [opener])
}
