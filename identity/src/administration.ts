import {
  updateAccountFields,
  findByEmail,
  findByUid,
  insertAccount,
  lockAccount,
  type Account,
} from './accounts/account-store.ts'
import type { ActionKind } from './actions/action-code-store.ts'
import type { ActionMode } from './actions/action-link.ts'
import { createActionLink } from './actions/send-action-code.ts'
import { storePassword } from './credentials/change-password.ts'
import type { Dependencies } from './dependencies.ts'
import { serverRequester } from './passwords/hash-password.ts'
import { oneTimePasswordExpiry } from './passwords/one-time-password.ts'
import { removeUser } from './profile/delete-account.ts'
import { deleteUnverified, type UnverifiedUsers } from './profile/delete-unverified.ts'
import { revokeSessions } from './tokens/refresh-tokens.ts'
import { deleteOtherSignIns, deleteSignInOfUser } from './tokens/sign-in-store.ts'

export interface IdentityUser {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  mustChangePassword: boolean
  /** It is null unless the password must be changed. */
  oneTimePasswordExpiresAt: Date | null
  /** Linked providers have their ids here; `password` and `emailLink` say how somebody has signed in. */
  providers: string[]
  hasSecondFactor: boolean
}

export interface NewUser {
  email: string
  password?: string
  emailVerified?: boolean
  /** Makes it a one-time password, which works for a day. */
  mustChangePassword?: boolean
}

type LinkMode = Extract<ActionMode, 'verifyEmail' | 'resetPassword'>

const kinds: Record<LinkMode, ActionKind> = { verifyEmail: 'VERIFY_EMAIL', resetPassword: 'PASSWORD_RESET' }

const normalize = (email: string) => email.trim().toLowerCase()

export type IdentityAdministration = ReturnType<typeof createAdministration>

/** The product's server may do this with accounts; no request reaches it directly. */
export function createAdministration(dependencies: Dependencies) {
  const { database } = dependencies
  const { hashPassword } = dependencies.passwordHasher

  return {
    findUser: async (uid: string) => toIdentityUser(await findByUid(database, uid)),
    findUserByEmail: async (email: string) => toIdentityUser(await findByEmail(database, normalize(email))),

    /** Returns null when the address is taken. The password policy does not apply to passwords that the server sets. */
    async createUser({ email, password, emailVerified = false, mustChangePassword = false }: NewUser) {
      return toIdentityUser(
        await insertAccount(database, dependencies.now(), {
          email: normalize(email),
          emailVerified,
          oneTimePasswordExpiresAt: mustChangePassword ? oneTimePasswordExpiry(dependencies.now()) : null,
          passwordHash: password === undefined ? null : await hashPassword(password, serverRequester),
        }),
      )
    },

    async setEmailVerified(uid: string, emailVerified: boolean): Promise<void> {
      await updateAccountFields(database, uid, { emailVerified })
    },

    /** Takes effect at once: refresh and lookup fail, `verifyIdToken` returns null. */
    async setDisabled(uid: string, disabled: boolean): Promise<void> {
      await database.transaction(async (transaction) => {
        await updateAccountFields(transaction, uid, { disabled })
        if (disabled) await revokeSessions(dependencies, transaction, uid)
      })
    },

    /** Replaces a one-time password that has expired, and returns when the new one expires; null if none has. */
    async replaceExpiredPassword(uid: string, password: string): Promise<Date | null> {
      const isExpired = (account: Account | null) =>
        account?.oneTimePasswordExpiresAt != null && account.oneTimePasswordExpiresAt <= dependencies.now()
      if (!isExpired(await findByUid(database, uid))) return null
      const passwordHash = await hashPassword(password, serverRequester)
      return database.transaction(async (transaction) => {
        // Another process may have been faster.
        if (!isExpired(await lockAccount(transaction, uid))) return null
        const oneTimePasswordExpiresAt = oneTimePasswordExpiry(dependencies.now())
        await storePassword(dependencies, transaction, uid, passwordHash, { oneTimePasswordExpiresAt })
        return oneTimePasswordExpiresAt
      })
    },

    deleteUser: (uid: string): Promise<void> => removeUser(dependencies, uid),

    deleteUnverified: (unverified: UnverifiedUsers): Promise<void> => deleteUnverified(dependencies, unverified),

    /** ID tokens name the sign-in as `sid`. */
    endSignIn: (uid: string, signInId: string): Promise<void> => deleteSignInOfUser(database, { uid, signInId }),

    /** A new `validSince` would end this sign-in, too. */
    endOtherSignIns: (uid: string, signInId: string): Promise<void> => deleteOtherSignIns(database, { uid, signInId }),

    revokeSessions: (uid: string): Promise<void> =>
      database.transaction((transaction) => revokeSessions(dependencies, transaction, uid)),

    /** Returns a link that works once, or null when nobody has the address. */
    async createActionLink(mode: LinkMode, address: string, lang = 'en'): Promise<string | null> {
      const email = normalize(address)
      const account = await findByEmail(database, email)
      return account && createActionLink(dependencies, { kind: kinds[mode], email, uid: account.uid, lang })
    },

    /** The buttons of the sign-in page show these; they contain no secrets. */
    publicProviders: () =>
      (dependencies.options.oidcProviders ?? []).map(({ id, label, icon }) => ({ id, label, icon: icon ?? null })),
  }
}

export function toIdentityUser(account: Account): IdentityUser
export function toIdentityUser(account: Account | null): IdentityUser | null
export function toIdentityUser(account: Account | null): IdentityUser | null {
  if (!account) return null
  const { uid, email, emailVerified, displayName, oneTimePasswordExpiresAt } = account
  return {
    uid,
    email,
    emailVerified,
    displayName,
    mustChangePassword: oneTimePasswordExpiresAt !== null,
    oneTimePasswordExpiresAt,
    providers: [
      ...account.providers.map(({ providerId }) => providerId),
      ...(account.passwordHash === null ? [] : ['password']),
      ...(account.emailLinkSignIn ? ['emailLink'] : []),
    ],
    hasSecondFactor: account.factors.length > 0,
  }
}
