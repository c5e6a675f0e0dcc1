import { validatePassword, type PasswordValidationStatus } from '@firebase/auth'
import { useEffect, useState } from 'react'
import { openIdentity } from './identity.ts'
import { passwordRules, type PasswordRule } from './password-rules.ts'

/** Checks the typed password against the identity provider's policy. Null until the policy is known. */
export function usePasswordRules(password: string) {
  const [rules, setRules] = useState<PasswordRule[] | null>(null)

  useEffect(() => {
    let isCurrent = true
    validate(password).then(
      (status) => isCurrent && setRules(passwordRules(status)),
      // The provider rejects a bad password even if the policy is not known here.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [password])

  /** The provider rejected a password that the known policy accepts, so the policy has changed. */
  async function reloadPolicy() {
    // The SDK does this for some of its calls only, and without a promise.
    const auth = (await openIdentity()) as { _updatePasswordPolicy?: () => Promise<void> }
    // oxlint-disable-next-line no-underscore-dangle -- there is no public way
    await auth._updatePasswordPolicy?.()
    setRules(passwordRules(await validate(password)))
  }

  return { rules, reloadPolicy }
}

async function validate(password: string): Promise<PasswordValidationStatus> {
  return validatePassword(await openIdentity(), password)
}
