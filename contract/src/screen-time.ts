import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { inFamily, ofChild } from './api/family-calls.ts'
import { noContent, time } from './api/fields.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** How long a child may talk on a weekday; null: no limit. */
const dailyMinutes = z
  .int(/*i18n*/ 'Give a whole number of minutes.')
  .min(5, /*i18n*/ 'At least 5 minutes.')
  .max(24 * 60, /*i18n*/ 'A day has 1440 minutes.')
  .nullable()

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, /*i18n*/ 'Write it like 19:30.')
const endTime = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, /*i18n*/ 'Write it like 07:00, or 24:00 for midnight.')

/** Times are in the family's time zone. The range begins on `days`, and ends on the next day if `to` is not after `from`. */
const quietHours = z
  .object({
    days: z
      .array(z.enum(weekdays))
      .min(1, /*i18n*/ 'Choose at least one day.')
      .max(7, /*i18n*/ 'A week has seven days.')
      .refine((days) => new Set(days).size === days.length, /*i18n*/ 'Name each day once.'),
    from: clockTime,
    to: endTime,
  })
  .superRefine(({ from, to }, { addIssue }) => {
    if (from === to)
      addIssue({
        code: 'custom',
        path: ['to'],
        message: `Quiet hours from ${from} to ${to} have no length. For a whole day, choose “All day, 00:00 to 24:00”.`,
      })
  })

/** What a parent has set for a child. */
export const screenTimeSettings = z.object({
  minutes: z.object({
    monday: dailyMinutes,
    tuesday: dailyMinutes,
    wednesday: dailyMinutes,
    thursday: dailyMinutes,
    friday: dailyMinutes,
    saturday: dailyMinutes,
    sunday: dailyMinutes,
  }),
  quietHours: z.array(quietHours).max(14, /*i18n*/ 'At most 14 quiet hours.'),
})
export type ScreenTimeSettings = z.output<typeof screenTimeSettings>
export type QuietHours = ScreenTimeSettings['quietHours'][number]

export const unlimitedScreenTime: ScreenTimeSettings = {
  minutes: {
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  },
  quietHours: [],
}

/** `quiet-hours`, `time-used` and `paused`: the child may not talk now. */
const allowanceStates = ['allowed', 'quiet-hours', 'time-used', 'paused'] as const

/** What ends the talking time first, or has ended it. */
const limitKinds = ['minutes', 'quiet-hours', 'plan', 'pause'] as const

/** How long a child may talk now. Minutes are whole, and rounded so that what is used and what is left add up. */
export const allowance = z.object({
  state: z.enum(allowanceStates),
  usedMinutes: z.int(),
  /** Today, with what was granted and within the plan; null: no limit. */
  allowedMinutes: z.int().nullable(),
  /** So many are left until the talking time ends, whatever ends it; null if nothing does. */
  minutesLeft: z.int().nullable(),
  limitedBy: z.enum(limitKinds).nullable(),
  /** When the talking time ends if the child talks from now on. */
  endsAt: time.nullable(),
  /** When the child may talk again; null if it may now, or when somebody resumes it. */
  resumesAt: time.nullable(),
  /** Today. */
  grantedMinutes: z.int(),
  /** This child is paused since then; the family's own pause is not shown here. */
  pausedAt: time.nullable(),
  isTalking: z.boolean(),
})
export type Allowance = z.output<typeof allowance>

export const grantMinutes = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/children/:childId/screen-time/grants',
  summary: 'Let a child talk longer today, also in quiet hours, within the plan',
  needs: 'child:update',
  ...ofChild(),
  action: 'minutes.granted',
  body: z.object({
    minutes: z
      .int(/*i18n*/ 'Give a whole number of minutes.')
      .min(5, /*i18n*/ 'At least 5 minutes.')
      .max(120, /*i18n*/ 'At most two hours.'),
  }),
  repeatable: true,
  changes: 'children',
  responses: { 201: allowance.extend({ grantId: z.uuid() }) },
  errors: ['plan-limit-reached'],
})

export const takeBackGrant = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/screen-time/grants/:grantId',
  summary: 'Take back minutes that were granted',
  needs: 'child:update',
  ...ofChild({ grantId: z.uuid() }),
  action: 'grant.taken-back',
  changes: 'children',
  responses: { 204: noContent },
})

export const pauseChild = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/children/:childId/pause',
  summary: 'Pause a child on all devices until it is resumed',
  needs: 'child:update',
  ...ofChild(),
  action: 'child.paused',
  changes: 'children',
  responses: { 204: noContent },
})

export const resumeChild = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/children/:childId/pause',
  summary: 'End the pause of a child',
  needs: 'child:update',
  ...ofChild(),
  action: 'child.resumed',
  changes: 'children',
  responses: { 204: noContent },
})

export const pauseFamily = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/pause',
  summary: 'Pause all devices of the family until they are resumed',
  needs: 'child:update',
  ...inFamily(),
  action: 'family.paused',
  changes: 'children',
  responses: { 204: noContent },
})

export const resumeFamily = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/pause',
  summary: 'End the pause of the family’s devices',
  needs: 'child:update',
  ...inFamily(),
  action: 'family.resumed',
  changes: 'children',
  responses: { 204: noContent },
})
