import { FactorId, getMultiFactorResolver, TotpMultiFactorGenerator, type MultiFactorError } from '@firebase/auth'
import { openIdentity } from './identity.ts'

/** Completes a sign-in or a reauthentication with the code of the authenticator app. */
export async function resolveSecondFactor(error: MultiFactorError, code: string) {
  const resolver = getMultiFactorResolver(await openIdentity(), error)
  const factor = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP)
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', withoutSpaces(code)))
}

export const withoutSpaces = (code: string) => code.replaceAll(' ', '')
