import { z } from 'zod'

/** What a family may have. A limit that is null does not exist. */
export const plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  devices: z.int().nullable(),
  children: z.int().nullable(),
  /** Each child has as many: brothers and sisters do not share them. */
  minutesPerDay: z.int().nullable(),
  weeklyReports: z.boolean(),
})
export type Plan = z.infer<typeof plan>
