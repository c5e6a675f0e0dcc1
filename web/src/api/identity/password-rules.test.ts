import { expect, test } from 'vitest'
import { passwordRules } from './password-rules.ts'

const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 20 },
  allowedNonAlphanumericCharacters: '!',
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
}

test('only the rules that the policy has are shown', () => {
  expect(passwordRules({ passwordPolicy, meetsMinPasswordLength: false, meetsMaxPasswordLength: true })).toEqual([
    { text: 'At least 8 characters', isMet: false },
  ])
})

test('each required kind of character has its own rule', () => {
  const status = { containsLowercaseLetter: true, containsUppercaseLetter: false, containsNumericCharacter: true }
  const rules = passwordRules({ passwordPolicy, ...status, containsNonAlphanumericCharacter: false })
  expect(rules.map(({ isMet }) => isMet)).toEqual([true, false, true, false])
})

test('the maximum length is shown only for a password that exceeds it', () => {
  const [rule] = passwordRules({ passwordPolicy, meetsMaxPasswordLength: false })
  expect(rule).toEqual({ text: 'At most 20 characters', isMet: false })
})
