import type { ApiResponse } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'
import type { FilterValues } from '../../../ui/data-table/filters.ts'

export type BackgroundJob = ApiResponse<'GET /admin/background-jobs'>['items'][number]

export const getBackgroundJobs = ({ state }: FilterValues, cursor: string | undefined, signal: AbortSignal) =>
  call('GET /admin/background-jobs', { query: { state: state as BackgroundJob['state'] | undefined, cursor }, signal })
