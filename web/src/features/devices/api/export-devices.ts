import { call } from '../../../api/client.ts'
import { toFilters } from '../../../family/labels/label-list-filters.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'

export const exportDevices = (values: FilterValues) => call('POST /admin/devices/export', { body: toFilters(values) })
