import { scopesOf } from '@pipit/contract/api/access'
import type { Language } from '@pipit/contract/api/languages'
import type { Database } from '@pipit/database/connect'
import { isDatabaseUnavailable } from '@pipit/database/error-code'
import type { AuditTrail } from '../../access/audit-trail/audit-trail.ts'
import type { AccessTokens } from '../../access/access-token.ts'
import type { IdentityClaims, IdentityService } from '../../access/identity-service.ts'
import { ApiError } from '../../api-error.ts'
import { saveOneTimeSignIn } from './second-factor/second-factor-store.ts'
import { addSuperadminOfInstallation } from './add-superadmin-of-installation.ts'
import { findAccountSession, saveUnverifiedAccount, openAccountSession, type OpenedSession } from './session-store.ts'

/**
 * Section 9 of the specification: "session sync token". A token that was copied opens no session later; whoever is signed in
 * gets a new one with the refresh token.
 */
const maxTokenAgeMs = 300_000

export interface SessionDependencies {
  database: Database
  identity: Pick<IdentityService, 'readToken' | 'confirm'>
  tokens: AccessTokens
  auditTrail: Pick<AuditTrail, 'appendIn'>
  superadminEmails: readonly string[]
  superadminsNeedSecondFactor: boolean
}

interface Caller {
  identityToken: string | undefined
  userAgent: string
  /** The browser's language; a new account has it until somebody chooses another. */
  language: Language
}

/** Exchanges an identity token for a session. The first sign-in creates the account. */
export function openSession(dependencies: SessionDependencies, caller: Caller) {
  return exchange(dependencies, caller).catch((error: unknown) => {
    // A code of its own, because the web app shows a special text for it.
    throw error instanceof ApiError || isDatabaseUnavailable(error) ? error : new ApiError('sign-in-failed', [], error)
  })
}

async function exchange(dependencies: SessionDependencies, { identityToken, userAgent, language }: Caller) {
  const { database, identity, tokens, superadminsNeedSecondFactor } = dependencies
  const claims = identityToken ? await identity.readToken(identityToken) : null
  if (!claims || !identityToken) throw new ApiError('unauthenticated')
  if (Date.now() - claims.issuedAt.getTime() > maxTokenAgeMs) throw new ApiError('identity-token-too-old')

  // Every open page renews its session every few minutes, which needs only one query. New sign-ins are confirmed.
  const session = (await findAccountSession(database, claims)) ?? (await signIn(identityToken))
  if (session.disabled) throw new ApiError('account-disabled')
  if (session.ended) throw new ApiError('unauthenticated')
  if (superadminsNeedSecondFactor && session.role === 'superadmin') checkSecondFactor(claims, session)

  const { accountId, sessionId, role, tokenVersion } = session
  const accessToken = await tokens.sign({
    kind: 'account',
    accountId,
    sessionId,
    tokenVersion,
    role,
    scopes: session.scopes ?? scopesOf[role],
  })
  return { id: accountId, access_token: accessToken, language: session.language }

  async function signIn(token: string) {
    const confirmed = await confirmIdentity(dependencies, { identityToken: token, language })
    await addSuperadminOfInstallation(dependencies, confirmed, language)
    return openAccountSession(database, confirmed, {
      userAgent: userAgent.slice(0, 300),
      language,
      // Where the password alone is enough, whoever has it could do more than set up a second factor.
      trustSecondFactors: !superadminsNeedSecondFactor,
    })
  }
}

/** The factor must be known to be the superadmin's own: a thief of the password could have set it up. */
function checkSecondFactor({ secondFactor }: IdentityClaims, { confirmedSecondFactor }: OpenedSession) {
  if (secondFactor === null) throw new ApiError('second-factor-required')
  if (secondFactor !== confirmedSecondFactor) throw new ApiError('second-factor-unconfirmed')
}

async function confirmIdentity(
  { database, identity }: Pick<SessionDependencies, 'database' | 'identity'>,
  { identityToken, language }: { identityToken: string; language: Language },
): Promise<IdentityClaims> {
  const claims = await identity.confirm(identityToken)
  if (!claims) throw new ApiError('unauthenticated')
  if (claims.provider === 'password' && !claims.emailVerified) {
    await saveUnverifiedAccount(database, claims, language)
    throw new ApiError('email-unverified')
  }
  if (claims.mustChangePassword) {
    await saveOneTimeSignIn(database, claims)
    throw new ApiError('password-change-required')
  }
  return claims
}
