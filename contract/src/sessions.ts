import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { accountId, noContent } from './api/fields.ts'

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/auth/sign-in/id',
  summary: 'Exchange an identity token for an account session',
  needs: 'identity token',
  responses: { 200: z.object({ id: accountId, access_token: z.string() }) },
  errors: ['email-unverified', 'password-change-required', 'account-disabled', 'sign-in-failed'],
})

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End this session at once, on every machine',
  needs: 'account:read',
  responses: { 204: noContent },
})
