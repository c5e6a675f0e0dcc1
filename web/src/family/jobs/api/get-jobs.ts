import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type ListedJob = ApiResponse<'GET /admin/jobs'>['items'][number]

/** The bulk jobs that the superadmin has started. */
export const useJobs = () =>
  useQuery({ queryKey: adminKeys.jobs, queryFn: ({ signal }) => call('GET /admin/jobs', { signal }) })
