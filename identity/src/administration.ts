import {
  updateAccountFields,
  findByEmail,
  findByUid,
  insertAccount,
  lockAccount,
  type Account,
} from './accounts/account-store.ts'
import { storePassword } from './credentials/change-password.ts'
import { removeUser } from './profile/delete-account.ts'
import { deleteUnverified, type UnverifiedUsers } from './profile/delete-unverified.ts'
import type { ActionKind } from './actions/action-code-store.ts'
import type { ActionMode } from './actions/action-link.ts'
import { modeOf } from './actions/action-link.ts'
import { createActionLink, mailAction } from './actions/send-action-code.ts'
import type { Dependencies } from './dependencies.ts'
import { server } from './passwords/hash-password.ts'
import { oneTimePasswordExpiry } from './passwords/one-time-password.ts'
import { revokeSessions } from './tokens/refresh-tokens.ts'
import { deleteOtherSignIns, deleteSignInOfUser } from './tokens/sign-in-store.ts'

export interface IdentityUser {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  disabled: boolean
  mustChangePassword: boolean
  /** Null unless the password must be changed. */
  oneTimePasswordExpiresAt: Date | null
  /** The ids of linked providers, `password`, and `emailLink` for somebody who has signed in with a mailed link. */
  providers: string[]
  hasSecondFactor: boolean
  createdAt: Date
  lastLoginAt: Date | null
}

export interface NewUser {
  email: string
  password?: string
  emailVerified?: boolean
  displayName?: string
  /** Makes it a one-time password, which works for a day. */
  mustChangePassword?: boolean
}

export type LinkKind = Extract<ActionMode, 'verifyEmail' | 'resetPassword' | 'signIn'>

export type IdentityAdministration = ReturnType<typeof createAdministration>

/** What the product's server may do with accounts; no request reaches it directly. */
export function createAdministration(dependencies: Dependencies) {
  const { database } = dependencies
  const { hashPassword } = dependencies.passwordHasher
  const normalize = (email: string) => email.trim().toLowerCase()

  async function subjectOf(kind: LinkKind, address: string) {
    const email = normalize(address)
    const account = await findByEmail(database, email)
    if (!account && kind !== 'signIn') return null
    return { kind: kindOf(kind), email, uid: account?.uid ?? null }
  }

  return {
    findUser: async (uid: string) => toIdentityUser(await findByUid(database, uid)),
    findUserByEmail: async (email: string) => toIdentityUser(await findByEmail(database, normalize(email))),

    /** Null when the address is taken. The password policy does not apply to passwords that the server sets. */
    async createUser({ email, password, emailVerified = false, displayName, mustChangePassword = false }: NewUser) {
      return toIdentityUser(
        await insertAccount(database, dependencies.now(), {
          email: normalize(email),
          emailVerified,
          displayName: displayName ?? null,
          oneTimePasswordExpiresAt: mustChangePassword ? oneTimePasswordExpiry(dependencies.now()) : null,
          passwordHash: password === undefined ? null : await hashPassword(password, server),
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

    async setPassword(uid: string, password: string, { mustChange = false } = {}): Promise<void> {
      const passwordHash = await hashPassword(password, server)
      await database.transaction(async (transaction) => {
        await storePassword(dependencies, transaction, uid, passwordHash, {
          oneTimePasswordExpiresAt: mustChange ? oneTimePasswordExpiry(dependencies.now()) : null,
        })
      })
    },

    /** Replaces a one-time password that has expired, and returns when the new one expires; null if none has. */
    async replaceExpiredPassword(uid: string, password: string): Promise<Date | null> {
      const isExpired = (account: Account | null) =>
        account?.oneTimePasswordExpiresAt != null && account.oneTimePasswordExpiresAt <= dependencies.now()
      if (!isExpired(await findByUid(database, uid))) return null
      const passwordHash = await hashPassword(password, server)
      return database.transaction(async (transaction) => {
        // Another process may have been faster.
        if (!isExpired(await lockAccount(transaction, uid))) return null
        const oneTimePasswordExpiresAt = oneTimePasswordExpiry(dependencies.now())
        await storePassword(dependencies, transaction, uid, passwordHash, { oneTimePasswordExpiresAt })
        return oneTimePasswordExpiresAt
      })
    },

    deleteUser: (uid: string): Promise<void> => removeUser(dependencies, uid),

    /** `isRemovable` runs in the transaction that deletes the person. */
    deleteUnverified: (unverified: UnverifiedUsers): Promise<void> => deleteUnverified(dependencies, unverified),

    /** Ends the sign-in that ID tokens name as `sid`. */
    endSignIn: (uid: string, signInId: string): Promise<void> => deleteSignInOfUser(database, { uid, signInId }),

    /** Ends everything else. Without a new `validSince`, which would end this sign-in too. */
    endOtherSignIns: (uid: string, signInId: string): Promise<void> => deleteOtherSignIns(database, { uid, signInId }),

    revokeSessions: (uid: string): Promise<void> =>
      database.transaction((transaction) => revokeSessions(dependencies, transaction, uid)),

    /** Null when nobody has the address. The link works once. */
    async createActionLink(
      kind: LinkKind,
      email: string,
      { lang = 'en', continueUrl }: LinkOptions = {},
    ): Promise<string | null> {
      const subject = await subjectOf(kind, email)
      return (
        subject &&
        createActionLink(dependencies, { ...subject, lang, ...(continueUrl === undefined ? {} : { continueUrl }) })
      )
    },

    /** Mails such a link; does nothing when nobody has the address. */
    async sendActionLink(kind: LinkKind, email: string, { lang = 'en', continueUrl }: LinkOptions = {}): Promise<void> {
      const subject = await subjectOf(kind, email)
      if (subject)
        await mailAction(dependencies, {
          ...subject,
          to: subject.email,
          lang,
          ...(continueUrl === undefined ? {} : { continueUrl }),
        })
    },

    /** For the buttons of the sign-in page; contains no secrets. */
    publicProviders: () =>
      (dependencies.options.oidcProviders ?? []).map(({ id, label, icon }) => ({ id, label, icon: icon ?? null })),
  }
}

interface LinkOptions {
  lang?: string
  continueUrl?: string
}

function kindOf(mode: LinkKind): ActionKind {
  return (Object.keys(modeOf) as ActionKind[]).find((kind) => modeOf[kind] === mode) ?? 'VERIFY_EMAIL'
}

export function toIdentityUser(account: Account): IdentityUser
export function toIdentityUser(account: Account | null): IdentityUser | null
export function toIdentityUser(account: Account | null): IdentityUser | null {
  if (!account) return null
  const { uid, email, emailVerified, displayName, photoUrl, disabled, oneTimePasswordExpiresAt } = account
  return {
    uid,
    email,
    emailVerified,
    displayName,
    photoUrl,
    disabled,
    mustChangePassword: oneTimePasswordExpiresAt !== null,
    oneTimePasswordExpiresAt,
    providers: [
      ...account.providers.map(({ providerId }) => providerId),
      ...(account.passwordHash === null ? [] : ['password']),
      ...(account.emailLinkSignIn ? ['emailLink'] : []),
    ],
    hasSecondFactor: account.factors.length > 0,
    createdAt: account.createdAt,
    lastLoginAt: account.lastLoginAt,
  }
}
