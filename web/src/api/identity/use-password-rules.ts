import { validatePassword, type PasswordValidationStatus } from '@firebase/auth'
import { useEffect, useState } from 'react'
import { openIdentity } from './identity.ts'
import { passwordRules, type PasswordRule } from './password-rules.ts'

/** How the password meets the identity provider's policy, as it is typed. Null until the policy is known. */
export function usePasswordRules(password: string) {
  const [rules, setRules] = useState<PasswordRule[] | null>(null)

  useEffect(() => {
    let isCurrent = true
    validate(password).then(
      (status) => isCurrent && setRules(passwordRules(status)),
      // Without the policy the provider still has the last word.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [password])

  /** The policy that we know let a password through which the provider refused: it has changed. */
  async function reloadPolicy() {
    // The SDK does so for some of its calls only, and does not tell when it is done.
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
