import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type FirmwareSettings = ApiResponse<'GET /admin/firmware/settings'>

export const useFirmwareSettings = () =>
  useQuery({
    queryKey: adminKeys.firmwareSettings,
    queryFn: ({ signal }) => call('GET /admin/firmware/settings', { signal }),
  })
