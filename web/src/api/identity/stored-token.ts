import type { User } from '@firebase/auth'

/** The part of the SDK's stored form of a user that no other public call returns without a request. */
interface StoredUser {
  stsTokenManager: { accessToken: string; expirationTime: number }
}

/** The identity token that this tab has now. `expiresAt` is by this machine's clock, which may differ from the provider's. */
export function readStoredToken(user: User): { token: string; expiresAt: number } {
  const { accessToken, expirationTime } = (user.toJSON() as StoredUser).stsTokenManager
  return { token: accessToken, expiresAt: expirationTime }
}
