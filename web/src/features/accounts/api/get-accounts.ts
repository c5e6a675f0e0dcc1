import type { ApiResponse } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'
import { toFilters } from '../admin/account-filters.ts'

export type ListedAccount = ApiResponse<'POST /admin/accounts/list'>['items'][number]

export const getAccounts = (values: FilterValues, cursor: string | undefined, signal: AbortSignal) =>
  call('POST /admin/accounts/list', { body: { ...toFilters(values), cursor }, signal })
