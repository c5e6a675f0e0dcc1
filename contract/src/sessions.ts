import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { accountId, language, noContent } from './api/fields.ts'

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/auth/sign-in/id',
  summary: 'Exchange an identity token for an account session',
  needs: 'identity token',
  concerns: 'no family',
  responses: { 200: z.object({ id: accountId, access_token: z.string(), language }) },
  errors: [
    'identity-token-too-old',
    'email-unverified',
    'password-change-required',
    'second-factor-required',
    'second-factor-unconfirmed',
    'account-disabled',
    'sign-in-failed',
  ],
})

export const sendSecondFactorLink = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/send-link',
  summary: 'Mail a superadmin the link that confirms the second factor of this sign-in',
  needs: 'identity token',
  concerns: 'no family',
  responses: { 204: noContent },
  errors: ['second-factor-required'],
})

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  summary: 'Confirm the second factor of this sign-in with the token of the mailed link',
  needs: 'identity token',
  concerns: 'no family',
  body: z.object({ token: z.string().min(1).max(1000) }),
  responses: { 204: noContent },
  errors: ['second-factor-required'],
})

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End this session at once, on every machine',
  needs: 'account:read',
  concerns: 'no family',
  responses: { 204: noContent },
})

export const endSignIn = defineEndpoint({
  method: 'POST',
  path: '/auth/sign-out/id',
  summary: 'End the sign-in of an identity token, for somebody who has no session yet',
  needs: 'identity token',
  concerns: 'no family',
  responses: { 204: noContent },
})
