import { z } from 'zod'
import { scopesOf } from '../api/access.ts'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { randomId } from '../api/fields.ts'

export const signInDevice = defineEndpoint({
  method: 'POST',
  path: '/auth/sign-in/device',
  summary: 'Exchange a device API key for an access token',
  needs: 'anyone',
  concerns: 'no family',
  body: z.object({
    deviceId: randomId,
    deviceApiKey: z.string().max(200),
    /** The proof from the sealed configuration shows that the device itself opened it. */
    possessionProof: z.string().max(100).optional(),
  }),
  responses: { 200: z.object({ access_token: z.string() }) },
  errors: ['unauthenticated'],
})

export const issueDeviceToken = defineEndpoint({
  method: 'GET',
  path: '/auth/tokens/device/:deviceId',
  summary: 'An access token for emulating this device',
  // All that a device may do: a superadmin who may do less is no device.
  needs: scopesOf.device,
  concerns: 'family of device',
  action: 'device.emulated',
  params: z.object({ deviceId: randomId }),
  reveals: 'secrets',
  responses: { 200: z.object({ access_token: z.string() }) },
  errors: ['device-is-board'],
})
