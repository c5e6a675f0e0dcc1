import type { ApiResponse } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'

export type WaitListEntry = ApiResponse<'POST /admin/wait-list/list'>['items'][number]

export const getWaitListEntries = (filters: FilterValues, cursor: string | undefined, signal: AbortSignal) =>
  call('POST /admin/wait-list/list', { body: { ...toBody(filters), cursor }, signal })

export const toBody = ({ search, invited }: FilterValues) => ({
  search,
  invited: invited === undefined ? undefined : invited === 'yes',
})
