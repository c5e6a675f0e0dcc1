import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { email, noContent } from './api/fields.ts'

export const sendVerifyEmailEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/send-verify-email-email',
  summary: 'Send the link that verifies an address. The response is the same for an unknown address',
  needs: 'anyone',
  concerns: 'no family',
  body: z.object({ email }),
  responses: { 204: noContent },
})

export const sendResetPasswordEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/send-reset-password-email',
  summary: 'Send the link that sets a new password. The response is the same for an unknown address',
  needs: 'anyone',
  concerns: 'no family',
  body: z.object({ email }),
  responses: { 204: noContent },
})
