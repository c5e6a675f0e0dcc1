import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type Overview = ApiResponse<'GET /admin/overview'>

export const useOverview = () =>
  useQuery({
    queryKey: adminKeys.overview,
    queryFn: ({ signal }) => call('GET /admin/overview', { signal }),
    refetchInterval: 60_000,
  })
