import { useSearchParams } from 'react-router'
import { useUpdateSearchParams } from '../../../ui/use-update-search-params.ts'

const names = ['search', 'from', 'to', 'device', 'activity', 'flag', 'entry'] as const

export type TranscriptFilters = Partial<Record<(typeof names)[number], string>>

/** The filters are in the URL, so that a link or a reload shows the same. */
export function useTranscriptFilters() {
  const [params, setParams] = useSearchParams()
  const updateSearchParams = useUpdateSearchParams()
  const filters: TranscriptFilters = Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )

  return {
    filters,
    change: (changes: { [Name in keyof TranscriptFilters]: string | null }) => updateSearchParams(changes),
    clear: () => setParams({}, { replace: true }),
  }
}

/** The filters as the API takes them; a link to one entry opens its conversation. */
export function toQuery({ entry, ...filters }: TranscriptFilters) {
  const conversation = entry?.slice(0, entry.lastIndexOf('-'))
  return { ...filters, ...(conversation ? { conversation } : {}) }
}
