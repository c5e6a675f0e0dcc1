import { z } from 'zod'
import { emailAddress } from '../wire/fields.ts'

const shortText = z.string().max(2048).optional().catch(undefined)

/** Of all that a provider says of a person, what is used and shown. */
export const providerClaims = z.object({
  sub: z.string().min(1).max(255),
  email: emailAddress.optional().catch(undefined),
  // Apple says it in a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: shortText,
  given_name: shortText,
  family_name: shortText,
  picture: shortText,
  locale: shortText,
})

export type ProviderClaims = z.output<typeof providerClaims>
