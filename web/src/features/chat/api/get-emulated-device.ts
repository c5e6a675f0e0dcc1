import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'

type ListedDevice = ApiResponse<'POST /admin/devices/list'>['items'][number]
type Home = ApiResponse<'GET /accounts/:accountId/home'>

export interface EmulatedDevice {
  id: string
  name: string
  protocol: ListedDevice['protocol']
  accountId: string
  accountEmail: string | null
  /** The child to whom it is assigned. */
  childId: string | null
  children: Home['children']
  cards: Home['cards']
}

/** The device with the children and cards of its family. Null if it does not exist or no family has registered it. */
export function useEmulatedDevice(id: string) {
  return useQuery({
    queryKey: familyKeys.emulator(id),
    queryFn: async ({ signal }): Promise<EmulatedDevice | null> => {
      // A device token would be simpler, but the family's audit trail would then show an emulation that never began.
      const { items } = await call('POST /admin/devices/list', { body: { search: id }, signal })
      const found = items.find((device) => device.id === id)
      const accountId = found?.accountId ?? null
      if (!found || accountId === null) return null
      const home = await call('GET /accounts/:accountId/home', { params: { accountId }, signal })
      return toEmulated(found, accountId, home)
    },
  })
}

function toEmulated(
  { id, name, protocol, accountEmail }: ListedDevice,
  accountId: string,
  { devices, children, cards }: Home,
) {
  const childId = devices.find((device) => device.id === id)?.childId ?? null
  return { id, name: name ?? id, protocol, accountId, accountEmail, childId, children, cards }
}
