import { z } from 'zod'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import type { Dependencies } from '../dependencies.ts'
import { authenticateRecent, type Caller } from '../tokens/authenticate.ts'
import { renewTokens } from '../tokens/refresh-tokens.ts'
import { idToken as idTokenField, optionalText, text } from '../http/field-schemas.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { takenEmailLimits } from '../passwords/limits.ts'
import { IdentityError } from '../http/identity-error.ts'
import { findOrCreateAccount } from './find-or-create-account.ts'
import { readProviderIdentity, type ProviderIdentity } from './read-provider-identity.ts'
import { linkProviderToAccount } from './link-provider-to-account.ts'
import { storeResult } from './provider-results.ts'

export const providerSignInRequest = z.object({
  requestUri: text(4096, 'MISSING_REQUEST_URI'),
  sessionId: optionalText(512),
  postBody: optionalText(16_384).nullable(),
  pendingToken: optionalText(512).nullable(),
  idToken: idTokenField.optional(),
  returnIdpCredential: z.boolean().optional(),
  autoCreate: z.boolean().optional(),
})

type Request = z.output<typeof providerSignInRequest>

/** Signs in a person whom a provider identified or, with an ID token of ours, links the provider to that account. */
export async function signInWithProvider(dependencies: Dependencies, request: Request, origin: RequestOrigin) {
  // Only the owner may add a way into the account. Reading uses up what the provider reported, so this comes first.
  const caller = request.idToken === undefined ? null : await authenticateRecent(dependencies, request.idToken)
  const identity = await readProviderIdentity(dependencies, request)
  try {
    const tokens = await (caller
      ? link(dependencies, identity, caller)
      : signIn(dependencies, identity, request, origin))
    return { ...describe(identity, request), ...tokens }
  } catch (error) {
    // The SDK reads the other fields of a successful response with an error message too, so the person can continue.
    if (!(error instanceof IdentityError) || !conflicts.has(error.code) || !request.returnIdpCredential) throw error
    return {
      ...describe(identity, request),
      ...(await storeForLinking(dependencies, identity)),
      errorMessage: error.message,
    }
  }
}

const conflicts = new Set(['FEDERATED_USER_ID_ALREADY_LINKED', 'EMAIL_EXISTS'])

async function signIn(
  dependencies: Dependencies,
  identity: ProviderIdentity,
  { autoCreate = true }: Request,
  { address }: RequestOrigin,
) {
  if (!identity.emailVerified) await dependencies.attempts.requireNotBlocked(...takenEmailLimits(address))
  const entered = await findOrCreateAccount(dependencies, identity, autoCreate)
  if (entered === 'needs confirmation') {
    // This reveals that somebody has the address, as sign-up does.
    await dependencies.attempts.countAttempt(...takenEmailLimits(address))
    return { needConfirmation: true, ...(await storeForLinking(dependencies, identity)) }
  }
  const { account, isNewUser } = entered
  return {
    localId: account.uid,
    isNewUser,
    emailVerified: account.emailVerified,
    ...(await completeSignIn(dependencies, account, identity.linked.providerId, address)),
  }
}

async function link(dependencies: Dependencies, identity: ProviderIdentity, caller: Caller) {
  const account = await linkProviderToAccount(dependencies, caller.account, identity)
  const tokens = await renewTokens(dependencies, account, {
    ...caller.claims,
    signInProvider: identity.linked.providerId,
  })
  return { localId: account.uid, isNewUser: false, emailVerified: account.emailVerified, ...tokens }
}

/** The person can sign in another way first and then link, without visiting the provider again. */
async function storeForLinking(dependencies: Dependencies, { linked, claims, idToken, accessToken }: ProviderIdentity) {
  const handle = await storeResult(dependencies, {
    providerId: linked.providerId,
    claims,
    idToken,
    accessToken,
    sessionId: null,
  })
  return { pendingToken: handle, oauthIdToken: handle }
}

function describe(
  { linked, claims, emailVerified, idToken, accessToken }: ProviderIdentity,
  { returnIdpCredential }: Request,
) {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: linked.providerId,
    federatedId: linked.providerId === 'google.com' ? `https://accounts.google.com/${linked.rawId}` : linked.rawId,
    emailVerified,
    ...(linked.email === null ? {} : { email: linked.email }),
    ...(linked.displayName === null ? {} : { displayName: linked.displayName, fullName: linked.displayName }),
    ...(linked.photoUrl === null ? {} : { photoUrl: linked.photoUrl }),
    ...(claims.given_name === undefined ? {} : { firstName: claims.given_name }),
    ...(claims.family_name === undefined ? {} : { lastName: claims.family_name }),
    rawUserInfo: JSON.stringify(linked.providerId === 'google.com' ? toGoogleProfile(claims) : claims),
    ...(returnIdpCredential && idToken !== null ? { oauthIdToken: idToken } : {}),
    ...(returnIdpCredential && accessToken !== null ? { oauthAccessToken: accessToken } : {}),
  }
}

/** Pages read Google's names from `additionalUserInfo.profile`. */
const toGoogleProfile = ({ sub, email_verified, ...others }: ProviderIdentity['claims']) => ({
  id: sub,
  verified_email: email_verified ?? false,
  ...others,
})
