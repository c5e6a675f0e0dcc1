import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useBatches, type BatchKind } from '../../api/labels/batches.ts'
import { disabledWhileSearching, type FilterValues, type TableFilter } from '../data-table/filters.ts'
import { statusNames } from './label-columns.tsx'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What devices and cards are both filtered by, then what only these are. */
export function useLabelFilters(kind: BatchKind, own: readonly TableFilter[]): readonly TableFilter[] {
  const batches = useBatches(kind).data
  const [params] = useSearchParams()
  const wanted = params.get('batchId') ?? ''
  const accountId = params.get('accountId') ?? ''
  return useMemo(() => {
    const known = (batches ?? []).map(({ id, label }) => ({ id, name: label }))
    // One that the address names may be too old for the list, or the list not here yet.
    const isMissing = uuid.test(wanted) && !known.some(({ id }) => id === wanted)
    return [
      { key: 'status', label: 'Status', options: Object.entries(statusNames).map(([id, name]) => ({ id, name })) },
      {
        key: 'batchId',
        label: 'Batch',
        options: isMissing ? [{ id: wanted, name: `Batch ${wanted}` }, ...known] : known,
        isDisabled: disabledWhileSearching,
      },
      ...(uuid.test(accountId) ? [ofFamily(accountId)] : []),
      ...own,
      {
        key: 'sort',
        label: 'Order',
        options: [{ id: 'oldest', name: 'Oldest first' }],
        emptyLabel: 'Newest first',
        isDisabled: disabledWhileSearching,
      },
    ]
  }, [batches, wanted, accountId, own])
}

/** There is no list of all families to choose from: whoever comes from one finds it here, and can let go of it. */
function ofFamily(accountId: string): TableFilter {
  return {
    key: 'accountId',
    label: 'Family',
    options: [{ id: accountId, name: 'Only this' }],
    isDisabled: disabledWhileSearching,
  }
}

/** As the server takes them: the address knows only words. */
export function toFilters({ online, ...values }: FilterValues): object {
  return { ...values, ...(online === undefined ? {} : { online: online === 'true' }) }
}
