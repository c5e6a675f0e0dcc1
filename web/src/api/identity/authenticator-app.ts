import { multiFactor, TotpMultiFactorGenerator, type TotpSecret } from '@firebase/auth'
import { requireUser } from './identity.ts'
import { withoutSpaces } from './second-factor.ts'
import { changeSignIn } from '../session/session.ts'

/** A new secret for the app; it counts once `addAuthenticator` has confirmed it with a code. */
export async function newAuthenticatorSecret(): Promise<{ secret: TotpSecret; key: string; url: string }> {
  const user = await requireUser()
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  return { secret, key: secret.secretKey, url: secret.generateQrCodeUrl(user.email ?? '', 'Pipit') }
}

export async function addAuthenticator(secret: TotpSecret, code: string) {
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, withoutSpaces(code))
  const user = await requireUser()
  await changeSignIn(() => multiFactor(user).enroll(assertion, 'Authenticator app'))
}

export async function removeAuthenticator() {
  const user = await requireUser()
  // It may have been added in another browser.
  await user.reload()
  for (const factor of multiFactor(user).enrolledFactors) {
    await changeSignIn(() => multiFactor(user).unenroll(factor))
  }
}
