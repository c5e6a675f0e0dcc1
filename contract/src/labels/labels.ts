import { z } from 'zod'

/** The states of devices and cards: created → registered → deactivated → registered again by another family. */
export const lifeStatuses = ['created', 'registered', 'deactivated'] as const

/** `createdCount` is null if no batch is being created with this key. */
export const batchProgress = {
  params: z.object({ idempotencyKey: z.uuid().describe('The one with which the batch is being created.') }),
  responses: { 200: z.object({ createdCount: z.int().nullable() }) },
} as const

/** Spaces and dashes are ignored, and letters that look like digits are read as digits. */
export const typedCode = z
  .string()
  .transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1'))

/** Printed under the QR code. It names a device or card; whether it is enough to register one, the server decides. */
export const claimCode = typedCode.pipe(
  z.string().regex(/^[0-9A-Z]{26}$/, /*i18n*/ 'The code has 26 letters and digits; it is printed under the QR code.'),
)

/** Characters in each group of a claim code, on labels and pages alike: easier to read and type than 26 in a row. */
const groupLengths = [5, 5, 5, 5, 6]

/** The code may be incomplete. */
export function claimCodeGroups(code: string): string[] {
  let start = 0
  return groupLengths.map((length) => code.slice(start, (start += length))).filter((group) => group !== '')
}
