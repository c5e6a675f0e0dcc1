import { z } from 'zod'

/** Carries the reason, percent-encoded, because headers cannot hold every character. */
export const accessReasonHeader = 'access-reason'

/** Why a superadmin opens what a family has not shared. The family can read it. */
export const accessReason = z
  .string()
  .trim()
  .min(3, /*i18n*/ 'Say in a few words why.')
  .max(500, /*i18n*/ 'At most 500 characters.')
  .regex(/^\P{Cc}*$/u, /*i18n*/ 'Write it on one line.')
