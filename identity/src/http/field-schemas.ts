import { z } from 'zod'

/** PostgreSQL text cannot hold this character. */
const withoutNul = /^[^\0]*$/

/** Text of a limited length; `missing` is the code that the SDK knows for its absence. */
export const text = (maxLength: number, missing = 'INVALID_ARGUMENT') =>
  z.string(missing).min(1, missing).max(maxLength, 'INVALID_ARGUMENT').regex(withoutNul, 'INVALID_ARGUMENT')

export const optionalText = (maxLength: number) =>
  z.string().max(maxLength, 'INVALID_ARGUMENT').regex(withoutNul, 'INVALID_ARGUMENT').optional()

/** One spelling for one mailbox. */
export const emailAddress = z
  .string('MISSING_EMAIL')
  .min(1, 'MISSING_EMAIL')
  .transform((address) => address.trim().toLowerCase())
  .pipe(z.email('INVALID_EMAIL').max(254, 'INVALID_EMAIL'))

export const idToken = text(8192, 'INVALID_ID_TOKEN')
export const password = text(16_384, 'MISSING_PASSWORD')
export const oobCode = text(512, 'MISSING_OOB_CODE')
