import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export type FilterValues = Readonly<Record<string, string | undefined>>

export interface TableFilter {
  /** The name of its search parameter: `?role=parent`. */
  key: string
  label: string
  /** Their ids are the values of the search parameter. */
  options?: { id: string; name: string }[]
  /** The kind of input if there are no options. */
  kind?: 'text' | 'day'
  /** For long texts, such as an address. A wide one that comes first is beside the search. */
  isWide?: boolean
  /** The label for no choice; otherwise "Any". */
  emptyLabel?: string
}

/** The values of `search` and of these filters, from the URL. */
export function useTableFilters(filters: readonly TableFilter[]): FilterValues {
  const [params] = useSearchParams()
  const search = params.toString()
  return useMemo(() => {
    const current = new URLSearchParams(search)
    const valueOf = (key: string) => current.get(key)?.trim() || undefined
    const valid = filters.map((filter) => [filter.key, validValue(filter, valueOf(filter.key))])
    return Object.fromEntries([['search', valueOf('search')], ...valid].filter(([, value]) => value !== undefined))
  }, [search, filters])
}

/** The URL may contain anything. */
function validValue({ options, kind }: TableFilter, value: string | undefined) {
  if (value === undefined || kind === 'text') return value
  const isValid = options
    ? options.some(({ id }) => id === value)
    : /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return isValid ? value : undefined
}
