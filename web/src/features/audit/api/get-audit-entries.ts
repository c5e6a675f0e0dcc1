import type { ApiResponse } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'
import { toFilters } from '../admin/audit-filters.ts'

export type AuditEntry = ApiResponse<'POST /admin/audit/list'>['items'][number]

export const getAuditEntries = (values: FilterValues, cursor: string | undefined, signal: AbortSignal) =>
  call('POST /admin/audit/list', { body: { ...toFilters(values), cursor }, signal })
