import { z } from 'zod'

/** PostgreSQL text cannot hold this character. */
const withoutNul = /^[^\0]*$/

/** `missing` is the code that the SDK knows for the absence of the field. */
export const text = (maxLength: number, missing = 'INVALID_ARGUMENT') =>
  z.string(missing).min(1, missing).max(maxLength, 'INVALID_ARGUMENT').regex(withoutNul, 'INVALID_ARGUMENT')

export const optionalText = (maxLength: number) =>
  z.string().max(maxLength, 'INVALID_ARGUMENT').regex(withoutNul, 'INVALID_ARGUMENT').optional()

/** A mailbox has one spelling. */
const addressField = (missing: string, invalid: string, empty = missing) =>
  z
    .string(missing)
    .min(1, empty)
    .transform((address) => address.trim().toLowerCase())
    .pipe(z.email(invalid).max(254, invalid))

export const emailAddress = addressField('MISSING_EMAIL', 'INVALID_EMAIL')
/** Google's service reports an empty address as invalid at a sign-in with a password. */
export const signInEmailAddress = addressField('MISSING_EMAIL', 'INVALID_EMAIL', 'INVALID_EMAIL')
export const identifier = addressField('MISSING_IDENTIFIER', 'INVALID_IDENTIFIER')

const idTokenField = (missing: string) => z.string(missing).min(1, missing).max(8192, 'INVALID_ID_TOKEN')

export const idToken = idTokenField('MISSING_ID_TOKEN')
/** Google's service does not tell a missing token from an invalid one here. */
export const idTokenForMail = idTokenField('INVALID_ID_TOKEN')
/** A request without a token could have been one with a code. */
export const idTokenOrCode = idTokenField('INVALID_REQ_TYPE')
export const password = text(16_384, 'MISSING_PASSWORD')
export const oobCode = text(512, 'MISSING_OOB_CODE')
