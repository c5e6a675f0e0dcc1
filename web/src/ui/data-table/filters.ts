import { useSearchParams } from 'react-router'

export type FilterValues = Readonly<Record<string, string | undefined>>

export interface TableFilter {
  /** The name of its search parameter: `?role=parent`. */
  key: string
  label: string
  /** Their ids are the values of the search parameter. */
  options?: { id: string; name: string }[]
  /** What is typed if there are no options. */
  kind?: 'search' | 'text' | 'day'
  /** Long texts, such as an address, need it. A wide one that comes first is beside the search. */
  isWide?: boolean
  /** The label for no choice; otherwise "Any". */
  emptyLabel?: string
}

/** The values of these filters, from the URL. */
export function useTableFilters(filters: readonly TableFilter[]): FilterValues {
  const [params] = useSearchParams()
  const values = filters.map((filter) => [filter.key, validValue(filter, params.get(filter.key)?.trim())])
  return Object.fromEntries(values.filter(([, value]) => value))
}

/** The URL may contain anything. */
function validValue({ options, kind }: TableFilter, value = '') {
  if (options) return options.find(({ id }) => id === value)?.id
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  return kind !== 'day' || isDay ? value : undefined
}
