import type { PasswordValidationStatus } from '@firebase/auth'

export interface PasswordRule {
  text: string
  isMet: boolean
}

/** The rules of the policy in words. The maximum length is listed only when it is exceeded. */
export function passwordRules(status: Omit<PasswordValidationStatus, 'isValid'>): PasswordRule[] {
  const { minPasswordLength = 6, maxPasswordLength } = status.passwordPolicy.customStrengthOptions
  const rules: [met: boolean | undefined, text: string][] = [
    [status.meetsMinPasswordLength, `At least ${minPasswordLength} characters`],
    [status.containsLowercaseLetter, 'A small letter'],
    [status.containsUppercaseLetter, 'A capital letter'],
    [status.containsNumericCharacter, 'A number'],
    [status.containsNonAlphanumericCharacter, 'A special character, such as ! or ?'],
    [status.meetsMaxPasswordLength === false ? false : undefined, `At most ${maxPasswordLength} characters`],
  ]
  return rules.flatMap(([isMet, text]) => (isMet === undefined ? [] : [{ text, isMet }]))
}
