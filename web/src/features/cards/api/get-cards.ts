import type { ApiResponse } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'
import { toFilters } from '../../../family/labels/label-list-filters.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'

export type ListedCard = ApiResponse<'POST /admin/cards/list'>['items'][number]

export const getCards = (values: FilterValues, cursor: string | undefined, signal: AbortSignal) =>
  call('POST /admin/cards/list', { body: { ...toFilters(values), cursor }, signal })
