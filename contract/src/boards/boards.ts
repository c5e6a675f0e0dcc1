import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { inFamily } from '../api/family-calls.ts'
import { name, randomId } from '../api/fields.ts'
import { device } from '../devices/devices.ts'

export const boardCodeValidMinutes = 10

/** What a board speaks until a family has claimed it. */
export const boardCode = z
  .string()
  .transform((code) => code.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, /*i18n*/ 'The code has 6 digits.'))

export const checkBoard = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/devices/check-board',
  summary:
    'What would be registered by the code that a board speaks. The code stays valid. Ten wrong codes in ten minutes, ' +
    'here and when registering, and a family has to wait',
  changesNothing: true,
  needs: 'device:register',
  ...inFamily(),
  action: 'board.checked',
  body: z.object({ code: boardCode }),
  responses: {
    200: z.object({
      /** The board reports them itself, so they prove nothing. */
      hardwareModel: z.string(),
      firmware: z.string().nullable(),
      /** The last four digits of the MAC address, which are on many boards. */
      macAddressEnd: z.string(),
      /** It has been in a family since it was last erased, so others may know the secret by which it is recognised. */
      hadFamily: z.boolean(),
      /** A device of the family with the same MAC address: probably the same board, erased in the meantime. */
      replaces: z.object({ id: z.string(), name: z.string(), childId: z.uuid().nullable() }).nullable(),
    }),
  },
  errors: ['unknown-board-code'],
})

export const claimBoard = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/devices/claim-board',
  summary:
    'Register a board by the code that it speaks. The code works once, for ten minutes. With `replacesDeviceId`, ' +
    'the board takes the place of a board of the family that has the same MAC address, and that was erased',
  needs: 'device:register',
  ...inFamily(),
  action: 'board.claimed',
  creates: 'device',
  body: z.object({
    code: boardCode,
    name: name.optional(),
    childId: z.uuid().nullable().optional(),
    /** `checkBoard` names it. Its name and child stay unless others are given. */
    replacesDeviceId: randomId.optional(),
  }),
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
  concerns: 'installation',
  action: 'board-keys.added',
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
