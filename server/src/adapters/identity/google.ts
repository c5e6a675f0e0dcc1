import { createRemoteJWKSet } from 'jose'
import type { IdentityService } from '../../access/identity-service.ts'
import type { GoogleIdentityConfig } from '../../config/identity-config.ts'
import { createIdentityTokenReader } from './token-reader.ts'

const publishedKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** The part of `firebase-admin/auth` that we use. */
interface AdminAuth {
  generateEmailVerificationLink: (email: string) => Promise<string>
  generatePasswordResetLink: (email: string) => Promise<string>
  getUser: (
    uid: string,
  ) => Promise<{ providerData: { providerId: string }[]; multiFactor?: { enrolledFactors: unknown[] } }>
  updateUser: (uid: string, changes: { emailVerified?: boolean; disabled?: boolean }) => Promise<unknown>
  deleteUser: (uid: string) => Promise<void>
  revokeRefreshTokens: (uid: string) => Promise<void>
}

/** Google's Identity Platform. The browser uses the same SDK as with the embedded provider. */
export function createGoogleIdentity(
  { projectId, apiKey, authDomain }: GoogleIdentityConfig,
  keysUrl = publishedKeys,
): IdentityService {
  const keys = createRemoteJWKSet(new URL(keysUrl))
  let administration: Promise<AdminAuth> | undefined
  const readToken = createIdentityTokenReader({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    keys,
  })
  const admin = () => (administration ??= loadAdministration(projectId))

  return {
    readToken,
    confirm: readToken,
    async createActionLink(kind, email) {
      const auth = await admin()
      const link =
        kind === 'verifyEmail' ? auth.generateEmailVerificationLink(email) : auth.generatePasswordResetLink(email)
      return link.catch(nullIfUnknown)
    },
    async describe(uid) {
      const user = await (await admin()).getUser(uid).catch(nullIfUnknown)
      if (!user) return null
      const providers = user.providerData.map(({ providerId }) => providerId)
      return { providers, secondFactor: (user.multiFactor?.enrolledFactors ?? []).length > 0 }
    },
    async setEmailVerified(uid, emailVerified) {
      await (await admin()).updateUser(uid, { emailVerified })
    },
    async setDisabled(uid, disabled) {
      await (await admin()).updateUser(uid, { disabled })
    },
    deleteUser: async (uid) =>
      (await admin())
        .deleteUser(uid)
        .catch(nullIfUnknown)
        .then(() => undefined),
    // Google can revoke only all sign-ins of a user. Ours cannot be renewed: the session of this sign-in has ended.
    endSignIn: async () => undefined,
    endOtherSignIns: async () => undefined,
    revokeSignIns: async (uid) =>
      (await admin())
        .revokeRefreshTokens(uid)
        .catch(nullIfUnknown)
        .then(() => undefined),
    settings: { kind: 'google', projectId, apiKey, authDomain, providers: [] },
    routes: null,
  }
}

function nullIfUnknown(error: { code?: string }): null {
  if (error.code === 'auth/user-not-found' || error.code === 'auth/email-not-found') return null
  throw error
}

/** Loaded on first use, because the package is large and most installations do not need it. */
async function loadAdministration(projectId: string): Promise<AdminAuth> {
  const [appPackage, authPackage] = ['firebase-admin/app', 'firebase-admin/auth'] as string[]
  const { initializeApp, applicationDefault } = await import(appPackage ?? '').catch(() => {
    throw new Error('IDENTITY=google needs one more package: npm install firebase-admin@14.5.0 -w server')
  })
  const { getAuth } = await import(authPackage ?? '')
  return getAuth(initializeApp({ credential: applicationDefault(), projectId }))
}
