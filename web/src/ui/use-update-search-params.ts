import { useSearchParams } from 'react-router'

/** Changes search parameters of the URL without a new history entry and without scrolling. An empty value removes one. */
export function useUpdateSearchParams() {
  const [, setParams] = useSearchParams()
  return function updateSearchParams(changes: Record<string, string | null | undefined>) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
}
