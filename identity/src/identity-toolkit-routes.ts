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
import { registerOperation, registerSetting } from './http/register-operation.ts'
import { IdentityError } from './http/identity-error.ts'

const toolkit = '/identitytoolkit.googleapis.com'

/** The operations of Google's Identity Toolkit that the SDK calls. */
export function identityToolkitRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const accounts = `${toolkit}/v1/accounts`
  registerOperation(app, dependencies, `${accounts}:signUp`, signUpRequest, signUp)
  registerOperation(app, dependencies, `${accounts}:signInWithPassword`, passwordSignInRequest, signInWithPassword)
  registerOperation(app, dependencies, `${accounts}:signInWithEmailLink`, emailLinkSignInRequest, signInWithEmailLink)
  registerOperation(app, dependencies, `${accounts}:lookup`, ownAccountRequest, lookUpAccount)
  registerOperation(app, dependencies, `${accounts}:update`, updateRequest, updateAccount)
  registerOperation(app, dependencies, `${accounts}:delete`, ownAccountRequest, deleteAccount)
  registerOperation(app, dependencies, `${accounts}:sendOobCode`, sendActionCodeRequest, sendActionCode)
  registerOperation(app, dependencies, `${accounts}:resetPassword`, resetPasswordRequest, resetPassword)
  registerOperation(app, dependencies, `${accounts}:signInWithIdp`, providerSignInRequest, signInWithProvider)
  registerOperation(
    app,
    dependencies,
    `${toolkit}/v2/accounts:revokeToken`,
    revokeProviderTokenRequest,
    revokeProviderToken,
  )
  registerOperation(app, dependencies, `${accounts}:createAuthUri`, authUriRequest, createAuthUri)

  const secondFactor = `${toolkit}/v2/accounts`
  registerOperation(app, dependencies, `${secondFactor}/mfaEnrollment:start`, startEnrolmentRequest, startEnrolment)
  registerOperation(
    app,
    dependencies,
    `${secondFactor}/mfaEnrollment:finalize`,
    finishEnrolmentRequest,
    finishEnrolment,
  )
  registerOperation(app, dependencies, `${secondFactor}/mfaEnrollment:withdraw`, withdrawRequest, withdrawSecondFactor)
  registerOperation(
    app,
    dependencies,
    `${secondFactor}/mfaSignIn:finalize`,
    finishSignInRequest,
    finishSecondFactorSignIn,
  )

  for (const operation of unsupportedOperations)
    registerOperation(app, dependencies, `${toolkit}/${operation}`, z.unknown(), rejectUnsupported)

  const { options } = dependencies
  registerSetting(app, dependencies, `${toolkit}/v1/projects`, () => ({
    projectId: options.projectId,
    authorizedDomains: options.authorizedDomains,
  }))
  registerSetting(app, dependencies, `${toolkit}/v2/passwordPolicy`, () => describePolicy(dependencies.passwordPolicy))
  registerSetting(app, dependencies, `${toolkit}/v2/recaptchaConfig`, () => ({
    recaptchaKey: '',
    recaptchaEnforcementState,
  }))
  registerSetting(app, dependencies, `${toolkit}/v1/recaptchaParams`, () => ({ recaptchaSiteKey: '' }))
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
