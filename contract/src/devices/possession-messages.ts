import { z } from 'zod'
import { randomId } from '../api/fields.ts'
import { typedCode } from '../labels/labels.ts'

/** How a device shows that it is in somebody's hands; docs/device-protocol.md describes it for firmware authors. */

/** What the server seals for the device. */
export const possessionChallenge = z.object({
  version: z.literal(1),
  deviceId: randomId,
  /** 32 bytes that the device returns over Bluetooth. */
  answer: z.base64(),
  /** What it speaks or shows if it read the challenge with its camera. */
  code: z.string().regex(/^\d{8}$/),
})
export type PossessionChallenge = z.infer<typeof possessionChallenge>

export const challengeValidMinutes = 10

const challengeId = z.uuid()
const possessionCode = z
  .string()
  .transform((code) => code.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{8}$/, /*i18n*/ 'The code has 8 digits.'))

/** The device's response to a challenge: over Bluetooth, or as the code that somebody heard and typed. */
export const possessionProof = z.union([
  z.object({ challengeId, answer: z.base64().max(100) }),
  z.object({ challengeId, code: possessionCode }),
])
export type PossessionProof = z.infer<typeof possessionProof>

/** Shown to the former family when it deactivates the device; the next family needs it, or a proof of possession. */
export const releaseCode = typedCode.pipe(
  z.string().regex(/^[0-9A-Z]{16}$/, /*i18n*/ 'The release code has 16 letters and digits.'),
)

/** The code as it is shown: `ABCD-EFGH-JKMN-PQRS`. */
export function formatReleaseCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
