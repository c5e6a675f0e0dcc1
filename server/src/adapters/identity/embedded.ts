import type { Database } from '@pipit/database/connect'
import { databaseCode } from '@pipit/database/error-code'
import { withActionQuery, type ActionMail, type ActionMode } from '@pipit/identity/actions/action-link'
import type { IdentityOptions } from '@pipit/identity/identity-options'
import { createIdentityProvider } from '@pipit/identity/identity-provider'
import { apple, google, type OidcProvider } from '@pipit/identity/social/oidc-provider'
import { IdentityError } from '@pipit/identity/http/identity-error'
import type { IdentityService } from '../../access/identity-service.ts'
import { lastSuperadminCode } from '../../database/last-superadmin.ts'
import type { EmbeddedIdentityConfig } from '../../config/identity-config.ts'
import { clearProfile, deleteLinkedAccount, endLinkedSession, revokeAccessTokens } from './linked-account-store.ts'
import { createIdentityTokenReader } from './token-reader.ts'

interface Options extends Pick<IdentityOptions, 'passwordHashing'> {
  database: Database
  publicUrl: string
  encryptionKeys: () => readonly Uint8Array[]
  config: EmbeddedIdentityConfig
  sendActionMail: (mail: ActionMail) => Promise<void>
}

// Public by nature: the SDK wants both, and they protect nothing here.
const projectId = 'pipit'
const apiKey = 'pipit-web'

/** The page that completes each kind of link. */
const pages: Record<ActionMode, string> = {
  verifyEmail: '/verify-email',
  verifyAndChangeEmail: '/verify-email',
  recoverEmail: '/verify-email',
  resetPassword: '/reset-password',
  signIn: '/',
}

/** Words of the product, which are among the first guesses. */
const guessableWords = ['pipit', 'companion', 'superadmin']

export async function createEmbeddedIdentity({ config, ...options }: Options) {
  const { database, publicUrl, encryptionKeys, sendActionMail, passwordHashing } = options
  const provider = await createIdentityProvider({
    database,
    projectId,
    apiKey,
    publicUrl,
    encryptionKeys,
    passwordPolicy: { ...config.passwordPolicy, guessableWords },
    passwordHashing,
    authorizedDomains: config.authorizedDomains,
    oidcProviders: configuredProviders(config),
    actionUrl: (action) => withActionQuery(publicUrl + pages[action.mode], action),
    sendActionMail,
    clientNetwork: (request) => request.clientNetwork,
    // The provider's own transaction is used, so that there is no moment in which only one of the two has ended.
    onSessionsRevoked: (uid, validSince, transaction) => revokeAccessTokens(transaction, uid, validSince),
    onUnprovenAccessRemoved: (uid, transaction) => clearProfile(transaction, uid),
    onSignInEnded: (uid, signInId, transaction) => endLinkedSession(transaction, uid, signInId),
    async onUserDeleted(uid, transaction) {
      await deleteLinkedAccount(transaction, uid).catch((error: unknown) => {
        throw databaseCode(error) === lastSuperadminCode
          ? new IdentityError('ADMIN_ONLY_OPERATION', 'The last superadmin must stay.')
          : error
      })
    },
  })
  const { administration } = provider
  const readToken = createIdentityTokenReader({ issuer: provider.issuer, audience: projectId, keys: provider.findKey })
  const service: IdentityService = {
    readToken,
    async confirm(token) {
      const [claims, user] = await Promise.all([readToken(token), provider.verifyIdToken(token)])
      if (!claims || !user?.email) return null
      const { email, emailVerified, displayName, mustChangePassword } = user
      return { ...claims, email, emailVerified, name: displayName, mustChangePassword }
    },
    createActionLink: (kind, email, lang) => administration.createActionLink(kind, email, lang),
    async describe(uid) {
      const user = await administration.findUser(uid)
      return user && { providers: user.providers, secondFactor: user.hasSecondFactor }
    },
    setEmailVerified: administration.setEmailVerified,
    setDisabled: administration.setDisabled,
    deleteUser: administration.deleteUser,
    endSignIn: administration.endSignIn,
    endOtherSignIns: administration.endOtherSignIns,
    revokeSignIns: administration.revokeSessions,
    settings: {
      kind: 'embedded',
      projectId,
      apiKey,
      authDomain: new URL(publicUrl).host,
      providers: administration.publicProviders(),
    },
    routes: provider.routes,
  }
  return { service, users: administration }
}

/** Other providers with which people can sign in. */
export function configuredProviders(config: EmbeddedIdentityConfig): OidcProvider[] {
  return [
    ...(config.google ? [google(config.google)] : []),
    ...(config.apple ? [apple(config.apple)] : []),
    ...config.oidcProviders.map(({ icon, ...provider }) => ({ ...provider, ...(icon === undefined ? {} : { icon }) })),
  ]
}
