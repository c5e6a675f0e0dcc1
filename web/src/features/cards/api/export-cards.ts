import { call } from '../../../api/client.ts'
import { toFilters } from '../../../family/labels/label-list-filters.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'

export const exportCards = (values: FilterValues) => call('POST /admin/cards/export', { body: toFilters(values) })
