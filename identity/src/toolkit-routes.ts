import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { deleteAccount } from './accounts/delete-account.ts'
import { lookUp, ownAccountRequest } from './accounts/look-up.ts'
import { emailLinkSignInRequest, signInWithEmailLink } from './accounts/sign-in-with-email-link.ts'
import { passwordSignInRequest, signInWithPassword } from './accounts/sign-in-with-password.ts'
import { signUp, signUpRequest } from './accounts/sign-up.ts'
import { updateAccount, updateRequest } from './accounts/update-account.ts'
import { resetPassword, resetPasswordRequest } from './actions/reset-password.ts'
import { sendActionCode, sendActionCodeRequest } from './actions/send-action-code.ts'
import type { Parts } from './dependencies.ts'
import { describePolicy } from './passwords/password-policy.ts'
import {
  finishEnrolment,
  finishEnrolmentRequest,
  startEnrolment,
  startEnrolmentRequest,
} from './second-factor/enrol.ts'
import { finishSignIn, finishSignInRequest } from './second-factor/finish-sign-in.ts'
import { withdraw, withdrawRequest } from './second-factor/withdraw.ts'
import { newCode } from './secrets/random-code.ts'
import { revokeProviderToken, revokeProviderTokenRequest } from './social/revoke-provider-token.ts'
import { providerSignInRequest, signInWithProvider } from './social/sign-in-with-provider.ts'
import { emailAddress, text } from './wire/fields.ts'
import { serveOperation, serveSetting } from './wire/operation.ts'
import { WireError } from './wire/wire-error.ts'

const toolkit = '/identitytoolkit.googleapis.com'

/** The protocol, operation by operation. */
export function toolkitRoutes(app: FastifyInstance, parts: Parts) {
  const accounts = `${toolkit}/v1/accounts`
  serveOperation(app, parts, `${accounts}:signUp`, signUpRequest, signUp)
  serveOperation(app, parts, `${accounts}:signInWithPassword`, passwordSignInRequest, signInWithPassword)
  serveOperation(app, parts, `${accounts}:signInWithEmailLink`, emailLinkSignInRequest, signInWithEmailLink)
  serveOperation(app, parts, `${accounts}:lookup`, ownAccountRequest, lookUp)
  serveOperation(app, parts, `${accounts}:update`, updateRequest, updateAccount)
  serveOperation(app, parts, `${accounts}:delete`, ownAccountRequest, deleteAccount)
  serveOperation(app, parts, `${accounts}:sendOobCode`, sendActionCodeRequest, sendActionCode)
  serveOperation(app, parts, `${accounts}:resetPassword`, resetPasswordRequest, resetPassword)
  serveOperation(app, parts, `${accounts}:signInWithIdp`, providerSignInRequest, signInWithProvider)
  serveOperation(app, parts, `${toolkit}/v2/accounts:revokeToken`, revokeProviderTokenRequest, revokeProviderToken)
  serveOperation(app, parts, `${accounts}:createAuthUri`, authUriRequest, createAuthUri)

  const secondFactor = `${toolkit}/v2/accounts`
  serveOperation(app, parts, `${secondFactor}/mfaEnrollment:start`, startEnrolmentRequest, startEnrolment)
  serveOperation(app, parts, `${secondFactor}/mfaEnrollment:finalize`, finishEnrolmentRequest, finishEnrolment)
  serveOperation(app, parts, `${secondFactor}/mfaEnrollment:withdraw`, withdrawRequest, withdraw)
  serveOperation(app, parts, `${secondFactor}/mfaSignIn:finalize`, finishSignInRequest, finishSignIn)

  for (const operation of notOffered) serveOperation(app, parts, `${toolkit}/${operation}`, z.unknown(), refuse)

  const { options } = parts
  serveSetting(app, parts, `${toolkit}/v1/projects`, () => ({
    projectId: options.projectId,
    authorizedDomains: options.authorizedDomains,
  }))
  serveSetting(app, parts, `${toolkit}/v2/passwordPolicy`, () => describePolicy(parts.passwordPolicy))
  serveSetting(app, parts, `${toolkit}/v2/recaptchaConfig`, () => ({ recaptchaKey: '', recaptchaEnforcementState }))
  serveSetting(app, parts, `${toolkit}/v1/recaptchaParams`, () => ({ recaptchaSiteKey: '' }))
}

const notOffered = [
  'v1/accounts:signInWithCustomToken',
  'v1/accounts:signInWithPhoneNumber',
  'v1/accounts:sendVerificationCode',
  'v2/accounts/mfaSignIn:start',
]

const recaptchaEnforcementState = ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
  provider,
  enforcementState: 'OFF',
}))

const authUriRequest = z.object({ identifier: emailAddress, continueUri: text(2048, 'MISSING_CONTINUE_URI') })

/** Ways to sign in are not listed: that would tell who has an account. */
const createAuthUri = () => ({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: newCode() })

function refuse(): never {
  throw new WireError('OPERATION_NOT_ALLOWED')
}
