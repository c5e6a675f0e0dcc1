import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { deleteAccount } from './profile/delete-account.ts'
import { lookUpAccount, ownAccountRequest } from './profile/look-up-account.ts'
import { authUriRequest, createAuthUri } from './sign-in/create-auth-uri.ts'
import { emailLinkSignInRequest, signInWithEmailLink } from './sign-in/sign-in-with-email-link.ts'
import { passwordSignInRequest, signInWithPassword } from './sign-in/sign-in-with-password.ts'
import { signUp, signUpRequest } from './sign-in/sign-up.ts'
import { updateAccount, updateRequest } from './profile/update-account.ts'
import { resetPassword, resetPasswordRequest } from './actions/reset-password.ts'
import { sendActionCode, sendActionCodeRequest } from './actions/send-action-code.ts'
import type { Dependencies } from './dependencies.ts'
import { describePolicy } from './passwords/password-policy.ts'
import {
  finishEnrolment,
  finishEnrolmentRequest,
  startEnrolment,
  startEnrolmentRequest,
} from './second-factor/enrol-second-factor.ts'
import { finishSecondFactorSignIn, finishSignInRequest } from './second-factor/finish-second-factor-sign-in.ts'
import { withdrawSecondFactor, withdrawRequest } from './second-factor/withdraw-second-factor.ts'
import { revokeProviderToken, revokeProviderTokenRequest } from './social/revoke-provider-token.ts'
import { providerSignInRequest, signInWithProvider } from './social/sign-in-with-provider.ts'
import { registerOperation, registerSetting, type Perform } from './http/register-operation.ts'
import { IdentityError } from './http/identity-error.ts'

const toolkit = '/identitytoolkit.googleapis.com'

/** Google's Identity Toolkit has these operations, and the SDK calls them. */
export function identityToolkitRoutes(app: FastifyInstance, dependencies: Dependencies) {
  function operation<Schema extends z.ZodType>(path: string, schema: Schema, perform: Perform<Schema>) {
    registerOperation(app, dependencies, `${toolkit}/${path}`, schema, perform)
  }
  operation('v1/accounts:signUp', signUpRequest, signUp)
  operation('v1/accounts:signInWithPassword', passwordSignInRequest, signInWithPassword)
  operation('v1/accounts:signInWithEmailLink', emailLinkSignInRequest, signInWithEmailLink)
  operation('v1/accounts:signInWithIdp', providerSignInRequest, signInWithProvider)
  operation('v1/accounts:createAuthUri', authUriRequest, createAuthUri)
  operation('v1/accounts:lookup', ownAccountRequest, lookUpAccount)
  operation('v1/accounts:update', updateRequest, updateAccount)
  operation('v1/accounts:delete', ownAccountRequest, deleteAccount)
  operation('v1/accounts:sendOobCode', sendActionCodeRequest, sendActionCode)
  operation('v1/accounts:resetPassword', resetPasswordRequest, resetPassword)
  operation('v2/accounts:revokeToken', revokeProviderTokenRequest, revokeProviderToken)
  operation('v2/accounts/mfaEnrollment:start', startEnrolmentRequest, startEnrolment)
  operation('v2/accounts/mfaEnrollment:finalize', finishEnrolmentRequest, finishEnrolment)
  operation('v2/accounts/mfaEnrollment:withdraw', withdrawRequest, withdrawSecondFactor)
  operation('v2/accounts/mfaSignIn:finalize', finishSignInRequest, finishSecondFactorSignIn)
  for (const path of unsupportedOperations) operation(path, z.unknown(), rejectUnsupported)

  const { projectId, authorizedDomains } = dependencies.options
  const setting = (path: string, read: () => object) => registerSetting(app, dependencies, `${toolkit}/${path}`, read)
  setting('v1/projects', () => ({ projectId, authorizedDomains }))
  setting('v2/passwordPolicy', () => describePolicy(dependencies.passwordPolicy))
  setting('v2/recaptchaConfig', () => ({ recaptchaKey: '', recaptchaEnforcementState }))
  setting('v1/recaptchaParams', () => ({ recaptchaSiteKey: '' }))
}

const unsupportedOperations = [
  'v1/accounts:signInWithCustomToken',
  'v1/accounts:signInWithPhoneNumber',
  'v1/accounts:sendVerificationCode',
  'v2/accounts/mfaSignIn:start',
]

const recaptchaEnforcementState = ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
  provider,
  enforcementState: 'OFF',
}))

function rejectUnsupported(): never {
  throw new IdentityError('OPERATION_NOT_ALLOWED')
}
