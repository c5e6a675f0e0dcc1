import { IdentityError } from '../http/identity-error.ts'
import { isGuessable } from './guessable-password.ts'

export interface PasswordPolicy {
  minimum?: number
  maximum?: number
  lowercase?: boolean
  uppercase?: boolean
  numeric?: boolean
  nonAlphanumeric?: boolean
  /** The commonest passwords, the address and these words are guessed first. They are refused if this is given. */
  guessableWords?: string[]
}

const defaultMinLength = 6
const guessableText =
  'Password must be harder to guess: this one is common, or made of your address or the name of the app'
/** Hashing costs the same for any length, but megabytes are no password. */
const maxLength = 4096
const specialCharacters = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~']

export async function requireStrongPassword(policy: PasswordPolicy, password: string, email: string | null) {
  const missing = missingRequirements(policy, password)
  const { guessableWords } = policy
  if (guessableWords && (await isGuessable(password, [...guessableWords, ...wordsOf(email)])))
    missing.push(guessableText)
  if (missing.length > 0) {
    throw new IdentityError(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Missing password requirements: [${missing.join(', ')}]`,
    )
  }
}

function wordsOf(email: string | null): string[] {
  return email === null ? [] : [email, email.split('@')[0] ?? '']
}

function missingRequirements(policy: PasswordPolicy, password: string): string[] {
  const minimum = policy.minimum ?? defaultMinLength
  const maximum = policy.maximum ?? maxLength
  const has = (pattern: RegExp) => pattern.test(password)
  const rules: [met: boolean, text: string][] = [
    [password.length >= minimum, `Password must contain at least ${minimum} characters`],
    [password.length <= maximum, `Password may contain at most ${maximum} characters`],
    [!policy.lowercase || has(/[a-z]/), 'Password must contain a lower case character'],
    [!policy.uppercase || has(/[A-Z]/), 'Password must contain an upper case character'],
    [!policy.numeric || has(/[0-9]/), 'Password must contain a numeric character'],
    [
      !policy.nonAlphanumeric || specialCharacters.some((character) => password.includes(character)),
      'Password must contain a non-alphanumeric character',
    ],
  ]
  return rules.filter(([met]) => !met).map(([, text]) => text)
}

/** The SDK shows these rules while a person types. */
export function describePolicy({ minimum, maximum, lowercase, uppercase, numeric, nonAlphanumeric }: PasswordPolicy) {
  return {
    customStrengthOptions: {
      minPasswordLength: minimum ?? defaultMinLength,
      maxPasswordLength: maximum ?? maxLength,
      // The SDK would still list a rule that is false, so it is absent.
      ...(lowercase ? { containsLowercaseCharacter: true } : {}),
      ...(uppercase ? { containsUppercaseCharacter: true } : {}),
      ...(numeric ? { containsNumericCharacter: true } : {}),
      ...(nonAlphanumeric ? { containsNonAlphanumericCharacter: true } : {}),
    },
    allowedNonAlphanumericCharacters: specialCharacters,
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  }
}
