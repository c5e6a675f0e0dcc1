import type { FastifyPluginAsync } from 'fastify'

/** What the product asks of an identity provider: the embedded one, or Google's Identity Platform. */
export interface IdentityService {
  /** What a token says; null if it is forged, meant for somebody else, or has expired. */
  readToken: (token: string) => Promise<IdentityClaims | null>
  /** The same as the provider sees it at this moment; null also if the person is gone, disabled or signed out since. */
  confirm: (token: string) => Promise<IdentityClaims | null>
  /** The link to mail to somebody; null if the provider knows no such address. */
  createActionLink: (kind: ActionKind, email: string) => Promise<string | null>
  /** How somebody signs in; null if the provider knows nobody by this id. */
  describe: (uid: string) => Promise<SignInMethods | null>
  setEmailVerified: (uid: string, verified: boolean) => Promise<void>
  setDisabled: (uid: string, disabled: boolean) => Promise<void>
  deleteUser: (uid: string) => Promise<void>
  /** Ends every sign-in of this person. */
  revokeSignIns: (uid: string) => Promise<void>
  /** For the web application; nothing of it is secret. */
  settings: IdentitySettings
  /** What the provider itself serves, at the root of the origin. */
  routes: FastifyPluginAsync | null
}

interface SignInMethods {
  /** `password`, `emailLink`, and the ids of other services, like `google.com`. */
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
  /** `password` for a link by email too. */
  provider: string
  issuedAt: Date
  signedInAt: Date
  /** Set for the first superadmin, whose password was printed in a terminal. */
  mustChangePassword: boolean
}
