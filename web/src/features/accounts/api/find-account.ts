import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

/** The account with this email address; null if there is none. */
export const useAccountByAddress = (address: string) =>
  useQuery({
    queryKey: adminKeys.accountByAddress(address),
    queryFn: async ({ signal }) => {
      const { items } = await call('POST /admin/accounts/list', { body: { search: address, limit: 10 }, signal })
      return items.find(({ email }) => email.toLowerCase() === address.toLowerCase()) ?? null
    },
  })
