import { EmailAuthProvider, reauthenticateWithCredential } from '@firebase/auth'
import { identityErrorCode } from './identity-errors.ts'
import { requireUser } from './identity.ts'
import { hasErrorCode } from '../api-errors.ts'

/** Whether the identity provider or our server requires a more recent sign-in. */
export function isReauthenticationRequired(error: unknown) {
  return identityErrorCode(error) === 'requires-recent-login' || hasErrorCode(error, 'recent-sign-in-required')
}

export async function reauthenticateWithPassword(password: string) {
  const user = await requireUser()
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await reauthenticateWithCredential(user, credential).catch((error: unknown) => {
    throw identityErrorCode(error) === 'invalid-credential' ? new WrongPassword() : error
  })
}

/** The provider says that the address or the password is wrong; here the address is known to be right. */
class WrongPassword extends Error {
  override name = 'WrongPassword'
  code = 'auth/wrong-password'
}
