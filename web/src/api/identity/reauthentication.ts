import { EmailAuthProvider, reauthenticateWithCredential } from '@firebase/auth'
import { codeOf } from './identity-errors.ts'
import { signedInPerson } from './identity.ts'
import { isCode } from '../problem.ts'

/** What the identity provider and our own server say when a sign-in is too long ago for what was asked. */
export function isProofNeeded(error: unknown) {
  return codeOf(error) === 'requires-recent-login' || isCode(error, 'recent-sign-in-required')
}

export async function proveWithPassword(password: string) {
  const person = await signedInPerson()
  const credential = EmailAuthProvider.credential(person.email ?? '', password)
  await reauthenticateWithCredential(person, credential).catch((error: unknown) => {
    throw codeOf(error) === 'invalid-credential' ? new WrongPassword() : error
  })
}

/** The provider says that the address or the password is wrong; here the address is known to be right. */
class WrongPassword extends Error {
  override name = 'WrongPassword'
  code = 'auth/wrong-password'
}
