import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Changes search parameters of the URL without a new history entry and without scrolling. An empty value removes one. */
export function useUpdateSearchParams() {
  const [params, setParams] = useSearchParams()
  // The URL changes a moment later; the next change must not undo this one.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  return function updateSearchParams(changes: Record<string, string | null | undefined>) {
    const after = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value)
      else after.delete(name)
    }
    latest.current = after
    setParams(after, { replace: true, preventScrollReset: true })
  }
}
