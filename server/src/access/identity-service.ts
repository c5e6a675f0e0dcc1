import type { FastifyPluginAsync } from 'fastify'

/** The port to an identity provider: the embedded one, or Google's Identity Platform. */
export interface IdentityService {
  /** Verifies a token offline. Null if it is forged, has another audience, or has expired. */
  readToken: (token: string) => Promise<IdentityClaims | null>
  /** Verifies a token with the provider. Null also if the user was deleted, disabled or signed out since. */
  confirm: (token: string) => Promise<IdentityClaims | null>
  /** The link for an action mail; null if no user has this address. */
  createActionLink: (kind: ActionKind, email: string, language: string) => Promise<string | null>
  /** How a user signs in; null if there is no such user. */
  describe: (uid: string) => Promise<SignInMethods | null>
  setEmailVerified: (uid: string, verified: boolean) => Promise<void>
  setDisabled: (uid: string, disabled: boolean) => Promise<void>
  deleteUser: (uid: string) => Promise<void>
  /** Revokes the refresh tokens of one sign-in, if the provider can. Our own session must end first. */
  endSignIn: (uid: string, signInId: string) => Promise<void>
  /** The same for all sign-ins of this user but one. */
  endOtherSignIns: (uid: string, signInId: string) => Promise<void>
  /** Revokes all refresh tokens of this user. */
  revokeSignIns: (uid: string) => Promise<void>
  /** Sent to the web application: contains no secrets. */
  settings: IdentitySettings
  /** The provider's own endpoints, at the root of the origin. */
  routes: FastifyPluginAsync | null
}

interface SignInMethods {
  /** `password`, `emailLink`, and ids of social providers, such as `google.com`. */
  providers: string[]
  secondFactor: boolean
}

export interface IdentitySettings {
  kind: 'embedded' | 'google'
  projectId: string
  apiKey: string
  authDomain: string
  providers: { id: string; label: string; icon: string | null }[]
}

export type ActionKind = 'verifyEmail' | 'resetPassword'

export interface IdentityClaims {
  uid: string
  email: string
  emailVerified: boolean
  name: string | null
  /** `password` also stands for a sign-in by email link. */
  provider: string
  issuedAt: Date
  signedInAt: Date
  /** Stays the same when the token is refreshed. */
  signInId: string
  /** The provider's id of the second factor that this sign-in used; null if it used none. */
  secondFactor: string | null
  /** Set for the first superadmin, whose password was printed in a terminal. */
  mustChangePassword: boolean
}
