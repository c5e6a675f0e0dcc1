import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from '@firebase/auth'
import { requireUser } from './identity.ts'
import { withoutSpaces } from './second-factor.ts'
import { changeSignIn } from '../session/session.ts'

/** A secret that the app and we share from now on, once a code made of it has come back. */
export async function newAuthenticatorSecret(): Promise<{ secret: TotpSecret; text: string; address: string }> {
  const person = await requireUser()
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(person).getSession())
  return { secret, text: secret.secretKey, address: secret.generateQrCodeUrl(person.email ?? '', 'Pipit') }
}

export async function addAuthenticator(secret: TotpSecret, code: string) {
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, withoutSpaces(code))
  const person = await requireUser()
  await changeSignIn(() => multiFactor(person).enroll(assertion, 'Authenticator app'))
}

export async function removeAuthenticator() {
  const person = await requireUser()
  // Another browser may have added it.
  await person.reload()
  for (const factor of multiFactor(person).enrolledFactors) {
    await changeSignIn(() => multiFactor(person).unenroll(factor))
  }
}
