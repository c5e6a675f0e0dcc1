import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { inFamily } from '../api/family-calls.ts'
import { randomId, time } from '../api/fields.ts'
import { claimCode } from '../labels/labels.ts'

export const challengeDevice = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/devices/possession-challenges',
  summary:
    'A challenge that only this device can open: it responds over Bluetooth, or speaks a code. ' +
    'One of the two is the proof of possession when registering',
  changesNothing: true,
  needs: 'device:register',
  ...inFamily(),
  action: 'device.challenged',
  body: z.object({ deviceId: randomId.optional(), claimCode }),
  responses: { 201: z.object({ challengeId: z.uuid(), sealed: z.base64(), expiresAt: time }) },
  errors: ['unknown-label', 'already-registered', 'label-is-card', 'device-is-board'],
})

export const issueReleaseCode = defineEndpoint({
  method: 'POST',
  path: '/admin/devices/:deviceId/release-code',
  summary: 'A new release code for a device that belongs to no family; earlier ones stop working. It is shown once',
  needs: 'device:superadmin',
  concerns: 'family of device',
  action: 'device.release-code-issued',
  reasonInBody: true,
  params: z.object({ deviceId: randomId }),
  body: z.object({
    /** Recorded in the audit trail. */
    reason: z.string().trim().min(3, /*i18n*/ 'Say why, in a few words.').max(300, /*i18n*/ 'At most 300 characters.'),
  }),
  responses: { 201: z.object({ releaseCode: z.string() }) },
  errors: ['already-registered', 'device-is-board'],
})
