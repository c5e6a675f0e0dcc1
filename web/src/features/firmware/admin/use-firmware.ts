import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'

export type FirmwareImage = ApiResponse<'GET /admin/firmware/images/:imageId'>
export type Rollout = ApiResponse<'GET /admin/firmware/rollouts/:rolloutId'>
export type Fleet = ApiResponse<'GET /admin/firmware/fleet'>

const pageSize = 10
/** How many images are offered for a new rollout. */
const maxChoices = 200
const refreshMs = 15_000
/** Twelve weeks. */
const fleetDays = 84

export const useFirmwareSettings = () =>
  useQuery({
    queryKey: adminKeys.firmwareSettings,
    queryFn: ({ signal }) => call('GET /admin/firmware/settings', { signal }),
  })

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

/** Newest first. Their figures change while the page is open. */
export const useRollouts = () =>
  useInfiniteQuery({
    queryKey: adminKeys.rollouts,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /admin/firmware/rollouts', { query: { cursor, limit: pageSize }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: refreshMs,
  })

export const useFleet = () =>
  useQuery({
    queryKey: adminKeys.fleet,
    queryFn: ({ signal }) => call('GET /admin/firmware/fleet', { query: { days: fleetDays }, signal }),
  })

export function useRefreshFirmware() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: adminKeys.firmware })
}
