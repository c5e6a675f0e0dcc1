import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type AuditEntry = ApiResponse<'GET /accounts/:accountId/audit'>['items'][number]

const pageSize = 10

/** What superadmins read or changed of the family. */
export function useAudit() {
  const { accountId } = useFamily()
  return useInfiniteQuery({
    queryKey: familyKeys.audit(accountId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /accounts/:accountId/audit', {
        params: { accountId },
        query: { limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
