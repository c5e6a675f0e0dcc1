import { useEffect, useRef } from 'react'

/** The button of an item goes with the item. Its focus moves to what is left, not to the top of the page. */
export function useFocusAfterRemoval(count = 0) {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) content.current?.focus()
    before.current = count
  }, [count])
  return content
}
