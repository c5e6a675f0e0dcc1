import type { Account, LinkedProvider } from './account-store.ts'

/** The SDK expects this where there is a password; the hash itself never leaves the database. */
const redacted = 'UkVEQUNURUQ='

export function describeAccount(account: Account) {
  const { email, displayName, photoUrl, passwordHash, lastLoginAt } = account
  return {
    localId: account.uid,
    emailVerified: account.emailVerified,
    providerUserInfo: describeProviders(account),
    ...(email === null ? {} : { email }),
    ...(displayName === null ? {} : { displayName }),
    ...(photoUrl === null ? {} : { photoUrl }),
    ...(passwordHash === null ? {} : { passwordHash: redacted }),
    validSince: String(Math.floor(account.validSince.getTime() / 1000)),
    createdAt: String(account.createdAt.getTime()),
    ...(lastLoginAt === null ? {} : { lastLoginAt: String(lastLoginAt.getTime()) }),
    ...(account.factors.length === 0 ? {} : { mfaInfo: describeFactors(account) }),
  }
}

function describeProviders({ email, passwordHash, emailLinkSignIn, displayName, photoUrl, providers }: Account) {
  const linked = providers.map(describeProvider)
  const hasPassword = email !== null && (passwordHash !== null || emailLinkSignIn)
  if (!hasPassword) return linked
  return [...linked, describeProvider({ providerId: 'password', rawId: email, email, displayName, photoUrl })]
}

const describeProvider = ({ providerId, rawId, email, displayName, photoUrl }: LinkedProvider) => ({
  providerId,
  rawId,
  federatedId: rawId,
  email: email ?? undefined,
  displayName: displayName ?? undefined,
  photoUrl: photoUrl ?? undefined,
})

/** The SDK fails without `totpInfo`, even though it is empty. */
export const describeFactors = ({ factors }: Account) =>
  factors.map(({ id, displayName, enrolledAt }) => ({
    mfaEnrollmentId: id,
    enrolledAt: new Date(enrolledAt).toISOString(),
    displayName: displayName ?? undefined,
    totpInfo: {},
  }))
