import { call } from '../../../api/client.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'
import { toFilters } from '../admin/account-filters.ts'

export const exportAccounts = (values: FilterValues) => call('POST /admin/accounts/export', { body: toFilters(values) })
