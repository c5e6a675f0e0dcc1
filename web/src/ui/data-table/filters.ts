import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export type FilterValues = Readonly<Record<string, string | undefined>>

export interface TableFilter {
  /** In the address: `?role=parent`. */
  key: string
  label: string
  /** Choices as the address spells them. */
  options?: { id: string; name: string }[]
  /** What is asked for where there are no choices; otherwise a day. */
  kind?: 'text' | 'day'
  /** What choosing nothing is called; otherwise "Any". */
  emptyLabel?: string
  /** Beside which other choices it cannot be used. */
  isDisabled?: (values: FilterValues) => boolean
}

/** For filters that the server does not combine with a search. */
export const disabledWhileSearching = ({ search }: FilterValues) => search !== undefined

/**
 * What a list is narrowed down to, as the address says: `search` and the filters that are given here. One that does not
 * go with the others is left out, and comes back when they are gone.
 */
export function useTableFilters(filters: readonly TableFilter[]): FilterValues {
  const [params] = useSearchParams()
  const given = params.toString()
  return useMemo(() => {
    const address = new URLSearchParams(given)
    const valueOf = (key: string) => address.get(key)?.trim() || undefined
    const keys = ['search', ...filters.map(({ key }) => key)]
    const all: FilterValues = Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
    const fits = (filter: TableFilter) => filter.isDisabled?.(all) !== true && isValidValue(filter, all[filter.key])
    const kept = filters.filter(fits).map(({ key }) => [key, all[key]])
    return Object.fromEntries([...(all['search'] === undefined ? [] : [['search', all['search']]]), ...kept])
  }, [given, filters])
}

/** Somebody may have typed anything into the address. */
function isValidValue({ options, kind }: TableFilter, value: string | undefined) {
  if (value === undefined) return false
  if (options) return options.some(({ id }) => id === value)
  return kind === 'text' || (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)))
}
