import { z } from 'zod'

/** What devices and cards share: a label with a QR code, and a life from the factory to a family. */

/** created → registered → deactivated → registered again by whoever holds it. */
export const lifeStatuses = ['created', 'registered', 'deactivated'] as const

/** The progress of a batch that is being created; null if this process is not creating a batch with this key. */
export const batchProgress = {
  params: z.object({ idempotencyKey: z.uuid() }),
  responses: { 200: z.object({ createdCount: z.int().nullable() }) },
} as const

/**
 * The proof of possession that is printed under the QR code. Spaces and dashes help typing and do not count; letters
 * that look like digits are read as digits.
 */
export const claimCode = z
  .string()
  .transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1'))
  .pipe(z.string().regex(/^[0-9A-Z]{26}$/, 'The code has 26 letters and digits; it is printed under the QR code.'))
