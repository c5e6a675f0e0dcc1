import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { accountId, email, nothing, randomId } from './api/fields.ts'

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
  responses: { 204: nothing },
})

export const signInDevice = defineEndpoint({
  method: 'POST',
  path: '/auth/sign-in/device',
  summary: 'Exchange a device API key for a token to connect with',
  needs: 'anyone',
  body: z.object({ deviceId: randomId, deviceApiKey: z.string().max(200) }),
  responses: { 200: z.object({ access_token: z.string() }) },
})

export const issueDeviceToken = defineEndpoint({
  method: 'GET',
  path: '/auth/tokens/device/:deviceId',
  summary: 'A token to chat as this device, for emulating it',
  needs: 'chat:create',
  params: z.object({ deviceId: randomId }),
  responses: { 200: z.object({ access_token: z.string() }) },
})

export const sendVerifyEmailEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/send-verify-email-email',
  summary: 'Send the link that verifies an address; the answer is the same whether or not the address is known',
  needs: 'anyone',
  body: z.object({ email }),
  responses: { 204: nothing },
})

export const sendResetPasswordEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/send-reset-password-email',
  summary: 'Send the link that sets a new password; the answer is the same whether or not the address is known',
  needs: 'anyone',
  body: z.object({ email }),
  responses: { 204: nothing },
})
