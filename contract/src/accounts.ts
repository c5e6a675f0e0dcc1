import { z } from 'zod'
import { accountRoles, scopes, type Scope } from './access.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { accountId, email, language, name, time, version } from './fields.ts'

export const account = z.object({
  id: accountId,
  role: z.enum(accountRoles),
  scopes: z.array(z.enum(scopes as [Scope, ...Scope[]])),
  email,
  emailVerified: z.boolean(),
  name: name.nullable(),
  photo: z.string().nullable(),
  phone: z.string().nullable(),
  language,
  timeZone: z.string(),
  subscription: z.string(),
  disabled: z.boolean(),
  createdAt: time,
  updatedAt: time,
  version,
})

const accountParams = z.object({ accountId })

export const readAccount = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId',
  summary: 'An account with its profile',
  needs: 'account:read',
  params: accountParams,
  responses: { 200: account },
})

export const updateAccount = defineEndpoint({
  method: 'PATCH',
  path: '/accounts/:accountId',
  summary: 'Change the profile: name, photo, phone, language, time zone',
  needs: 'account:update',
  params: accountParams,
  body: z.object({
    name: name.nullable().optional(),
    photo: z
      .string()
      .max(400_000, 'The photo is too large; choose a smaller one.')
      .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/, 'Choose a JPEG, PNG or WebP picture.')
      .nullable()
      .optional(),
    phone: z.string().regex(/^\+[1-9][0-9]{5,14}$/, 'Write the number with its country code, like +4917012345678.').nullable().optional(),
    language: language.optional(),
    timeZone: z.string().max(60).optional(),
    version: version.optional(),
  }),
  responses: { 200: account },
  errors: ['changed-meanwhile'],
})
