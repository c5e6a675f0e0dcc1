import { call } from '../../../api/client.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'
import { toBody } from './get-wait-list-entries.ts'

export const exportWaitList = (filters: FilterValues) => call('POST /admin/wait-list/export', { body: toBody(filters) })
