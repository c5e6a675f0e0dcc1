import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type FirmwareImage = ApiResponse<'GET /admin/firmware/images/:imageId'>

const pageSize = 10
/** How many images are offered for a new rollout. */
const maxChoices = 200

/** Newest first. */
export const useFirmwareImages = () =>
  useInfiniteQuery({
    queryKey: adminKeys.firmwareImages,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /admin/firmware/images', { query: { cursor, limit: pageSize }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** The newest ones that were not withdrawn. */
export const useOfferableImages = () =>
  useQuery({
    queryKey: adminKeys.offerableImages,
    queryFn: ({ signal }) => call('GET /admin/firmware/images', { query: { limit: maxChoices }, signal }),
    select: ({ items }) => items.filter(({ withdrawnAt }) => withdrawnAt === null),
  })
