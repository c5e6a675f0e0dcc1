import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type Fleet = ApiResponse<'GET /admin/firmware/fleet'>

/** Twelve weeks. */
const fleetDays = 84

export const useFleet = () =>
  useQuery({
    queryKey: adminKeys.fleet,
    queryFn: ({ signal }) => call('GET /admin/firmware/fleet', { query: { days: fleetDays }, signal }),
  })
