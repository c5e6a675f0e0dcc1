import { z } from 'zod'

/** PostgreSQL text cannot hold this character. */
const withoutNul = /^[^\0]*$/

/** Text of a limited length; `missing` is the code that the SDK knows for its absence. */
export const text = (maxLength: number, missing = 'INVALID_ARGUMENT') =>
  z.string(missing).min(1, missing).max(maxLength, 'INVALID_ARGUMENT').regex(withoutNul, 'INVALID_ARGUMENT')

export const optionalText = (maxLength: number) =>
  z.string().max(maxLength, 'INVALID_ARGUMENT').regex(withoutNul, 'INVALID_ARGUMENT').optional()

interface EmailErrors {
  missing: string
  empty: string
  invalid: string
}

/** One spelling for one mailbox. */
const addressField = ({ missing, empty, invalid }: EmailErrors) =>
  z
    .string(missing)
    .min(1, empty)
    .transform((address) => address.trim().toLowerCase())
    .pipe(z.email(invalid).max(254, invalid))

export const emailAddress = addressField({ missing: 'MISSING_EMAIL', empty: 'MISSING_EMAIL', invalid: 'INVALID_EMAIL' })
/** At a sign-in with a password, Google's service reports an empty address as invalid. */
export const signInEmailAddress = addressField({
  missing: 'MISSING_EMAIL',
  empty: 'INVALID_EMAIL',
  invalid: 'INVALID_EMAIL',
})
export const identifier = addressField({
  missing: 'MISSING_IDENTIFIER',
  empty: 'MISSING_IDENTIFIER',
  invalid: 'INVALID_IDENTIFIER',
})

const idTokenField = (missing: string) => z.string(missing).min(1, missing).max(8192, 'INVALID_ID_TOKEN')

export const idToken = idTokenField('MISSING_ID_TOKEN')
/** Where Google's service does not tell a missing token from an invalid one. */
export const idTokenForMail = idTokenField('INVALID_ID_TOKEN')
/** Where a request without a token could have been one with a code. */
export const idTokenOrCode = idTokenField('INVALID_REQ_TYPE')
export const password = text(16_384, 'MISSING_PASSWORD')
export const oobCode = text(512, 'MISSING_OOB_CODE')
