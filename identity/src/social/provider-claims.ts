import { z } from 'zod'
import { emailAddress } from '../http/field-schemas.ts'

const shortText = z.string().max(2048).optional().catch(undefined)

export const providerClaims = z.object({
  sub: z.string().min(1).max(255),
  email: emailAddress.optional().catch(undefined),
  // Apple sends a string.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  name: shortText,
  given_name: shortText,
  family_name: shortText,
  picture: shortText,
  locale: shortText,
})

export type ProviderClaims = z.output<typeof providerClaims>
