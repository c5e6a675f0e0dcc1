import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { randomId } from '../api/fields.ts'

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
