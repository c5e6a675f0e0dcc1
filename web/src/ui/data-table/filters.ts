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
  /** Whether the server cannot combine it with the other values. */
  isDisabled?: (values: FilterValues) => boolean
}

/** For filters that the server cannot combine with a search. */
export const disabledWhileSearching = ({ search }: FilterValues) => search !== undefined

/**
 * The values of `search` and of these filters, from the URL. A disabled filter is left out, and comes back when it is
 * enabled again.
 */
export function useTableFilters(filters: readonly TableFilter[]): FilterValues {
  const [params] = useSearchParams()
  const search = params.toString()
  return useMemo(() => {
    const current = new URLSearchParams(search)
    const valueOf = (key: string) => current.get(key)?.trim() || undefined
    const keys = ['search', ...filters.map(({ key }) => key)]
    const all: FilterValues = Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
    const isUsed = (filter: TableFilter) => filter.isDisabled?.(all) !== true && isValidValue(filter, all[filter.key])
    const valid = filters.filter(isUsed).map(({ key }) => [key, all[key]])
    return Object.fromEntries([...(all['search'] === undefined ? [] : [['search', all['search']]]), ...valid])
  }, [search, filters])
}

/** The URL may contain anything. */
function isValidValue({ options, kind }: TableFilter, value: string | undefined) {
  if (value === undefined) return false
  if (options) return options.some(({ id }) => id === value)
  return kind === 'text' || (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)))
}
