import { call } from '../../../api/client.ts'

/** The account with this email address. */
export async function findAccount(address: string) {
  const { items } = await call('POST /admin/accounts/list', { body: { search: address } })
  return items.find(({ email }) => email.toLowerCase() === address.toLowerCase())
}
