import { useSearchParams } from 'react-router'

const names = ['search', 'from', 'to', 'device', 'activity', 'flag', 'entry'] as const

export type TranscriptFilters = Partial<Record<(typeof names)[number], string>>

/** The filters live in the page's address, so that a link or a reload shows the same. */
export function useTranscriptFilters() {
  const [params, setParams] = useSearchParams()
  const filters: TranscriptFilters = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )

  function change(changes: { [Name in keyof TranscriptFilters]: string | null }) {
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

  return { filters, change, clear: () => setParams({}, { replace: true }) }
}

/** The filters as the API takes them; a link to one entry opens its conversation. */
export function toQuery({ entry, ...filters }: TranscriptFilters) {
  const conversation = entry?.slice(0, entry.lastIndexOf('-'))
  return { ...filters, ...(conversation ? { conversation } : {}) }
}
