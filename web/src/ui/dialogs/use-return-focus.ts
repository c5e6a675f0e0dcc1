import { useEffect, useState } from 'react'

/** For a dialog that is gone as soon as it closes: the focus goes back to what opened it. */
export function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus() : undefined), [opener])
}
