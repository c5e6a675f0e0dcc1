import { call } from '../../../api/client.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'
import { toFilters } from '../admin/audit-filters.ts'

export const exportAudit = (values: FilterValues) => call('POST /admin/audit/export', { body: toFilters(values) })
