import { ApiCallError, type ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type Job = ApiResponse<'GET /admin/jobs/:jobId'>

/** A bulk job, fetched each second until it is done. */
export const useJob = (jobId: string) =>
  useQuery({
    queryKey: adminKeys.job(jobId),
    queryFn: ({ signal }) => call('GET /admin/jobs/:jobId', { params: { jobId }, signal }),
    refetchInterval: ({ state: { data, error } }) => (data?.state === 'done' || isRejected(error) ? false : 1000),
  })

export function isRejected(error: Error | null) {
  return error instanceof ApiCallError && error.status < 500
}
