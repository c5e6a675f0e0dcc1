import { t } from '@lingui/core/macro'
import { useSearchParams } from 'react-router'
import { useBatches, type BatchKind } from './api/get-batches.ts'
import type { FilterValues, TableFilter } from '../../ui/data-table/filters.ts'
import { statusOptions } from './label-columns.tsx'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The filters that devices and cards share, then those of this kind. */
export function useLabelFilters(kind: BatchKind, own: readonly TableFilter[]): readonly TableFilter[] {
  const batches = useBatches(kind).data
  const [params] = useSearchParams()
  const batchId = params.get('batchId') ?? ''
  const accountId = params.get('accountId') ?? ''
  const known = (batches ?? []).map(({ id, label }) => ({ id, name: label }))
  // The batch in the URL may be on a later page, or the batches are still loading.
  const isMissing = uuid.test(batchId) && !known.some(({ id }) => id === batchId)
  return [
    { key: 'search', label: t`Search by id, name, batch or family’s address`, kind: 'search' },
    {
      key: 'sort',
      label: t`Sort`,
      options: [{ id: 'oldest', name: t`Oldest first` }],
      emptyLabel: t`Newest first`,
      isWide: true,
    },
    { key: 'status', label: t`Status`, options: statusOptions() },
    {
      key: 'batchId',
      label: t`Batch`,
      options: isMissing ? [{ id: batchId, name: t`Batch ${batchId}` }, ...known] : known,
    },
    ...(uuid.test(accountId) ? [familyFilter(accountId)] : []),
    ...own,
  ]
}

/** Families cannot be chosen from a list; this filter shows the one in the URL and removes it. */
function familyFilter(accountId: string): TableFilter {
  return {
    key: 'accountId',
    label: t`Family`,
    options: [{ id: accountId, name: t`Only this` }],
  }
}

/** Converts the filters from the URL to the request. */
export function toFilters({ online, ...values }: FilterValues): object {
  return { ...values, ...(online === undefined ? {} : { online: online === 'true' }) }
}
