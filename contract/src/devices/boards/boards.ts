import { z } from 'zod'
import { defineEndpoint } from '../../api/define-endpoint.ts'
import { accountId, name } from '../../api/fields.ts'
import { device } from '../devices.ts'

export const boardCodeValidMinutes = 10

/** What a board speaks until a family has claimed it. */
export const boardCode = z
  .string()
  .transform((code) => code.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, /*i18n*/ 'The code has 6 digits.'))

export const claimBoard = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/devices/claim-board',
  summary:
    'Register a board by the code that it speaks. The code works once, for ten minutes. ' +
    'A board that the family already had, and that was erased in the meantime, continues as the same device',
  needs: 'device:register',
  params: z.object({ accountId }),
  body: z.object({ code: boardCode, name: name.optional(), childId: z.uuid().nullable().optional() }),
  responses: { 201: device },
  errors: ['too-many-devices', 'plan-limit-reached', 'unknown-board-code'],
})

export const addBoardKeys = defineEndpoint({
  method: 'POST',
  path: '/admin/board-keys',
  summary:
    'The keys in the eFuses of boards with a serial number, as their factory lists them. ' +
    'Such a board gets a token only after it has signed a challenge. A known serial number keeps its key',
  needs: 'device:superadmin',
  body: z.object({
    boards: z
      .array(
        z.object({
          serialNumber: z.string().regex(/^[\w.-]{1,100}$/, 'Letters, digits, dots, dashes and underscores.'),
          key: z.string().regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits, for 32 bytes.'),
        }),
      )
      .min(1)
      .max(1000),
  }),
  responses: { 200: z.object({ addedCount: z.int() }) },
})
