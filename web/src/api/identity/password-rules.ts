import { t } from '@lingui/core/macro'
import type { PasswordValidationStatus } from '@firebase/auth'

export interface PasswordRule {
  text: string
  isMet: boolean
}

/** The rules of the policy in words. The maximum length is listed only when it is exceeded. */
export function passwordRules(status: Omit<PasswordValidationStatus, 'isValid'>): PasswordRule[] {
  const { minPasswordLength = 6, maxPasswordLength = 4096 } = status.passwordPolicy.customStrengthOptions
  const rules: [met: boolean | undefined, text: string][] = [
    [status.meetsMinPasswordLength, t`At least ${minPasswordLength} characters`],
    [status.containsLowercaseLetter, t`A small letter`],
    [status.containsUppercaseLetter, t`A capital letter`],
    [status.containsNumericCharacter, t`A number`],
    [status.containsNonAlphanumericCharacter, t`A special character, such as ! or ?`],
    [status.meetsMaxPasswordLength === false ? false : undefined, t`At most ${maxPasswordLength} characters`],
  ]
  return rules.flatMap(([isMet, text]) => (isMet === undefined ? [] : [{ text, isMet }]))
}
