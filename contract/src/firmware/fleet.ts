import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { day } from '../api/fields.ts'

/** Null stands for devices that have reported none, or something that is not a version. */
const version = z.string().nullable()

export const readFleet = defineEndpoint({
  method: 'GET',
  path: '/admin/firmware/fleet',
  summary: 'Which versions the devices of all families have, now and on each day',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: null,
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(90).describe('Of the last so many days.') }),
  responses: {
    200: z.object({
      models: z.array(
        z.object({
          hardwareModel: z.string(),
          /** The version of most devices comes first. Many devices are counted once a minute. */
          versions: z.array(z.object({ version, devices: z.int(), online: z.int() })),
        }),
      ),
      /** The days are in UTC, oldest first, and counted at their end; today is counted a minute before the last full hour. */
      days: z.array(z.object({ day, hardwareModel: z.string(), version, devices: z.int() })),
    }),
  },
})
