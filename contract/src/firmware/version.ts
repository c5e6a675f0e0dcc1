import { z } from 'zod'

/**
 * Numbers with dots, and nothing else: the xiaozhi firmware parses each part as a 32-bit number, and crashes on any other
 * text.
 */
export const firmwareVersion = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9}){0,5}$/, /*i18n*/ 'A version is numbers with dots, such as 1.4.0.')

/**
 * Whether boards with the xiaozhi firmware can compare it with another one: one of their own, or one that they are offered.
 * The same as `boards_can_compare` of the database.
 */
export const canBoardsCompare = (version: string) => firmwareVersion.safeParse(version).success

const pattern = /^v?(\d{1,9}(?:\.\d{1,9}){0,5})$/

/** The same as `version_numbers` of the database: 1.4 and v1.4.0 are the same version. Null for any other text. */
function versionNumbers(version: string): number[] | null {
  const numbers = pattern.exec(version)?.[1]?.split('.').map(Number)
  if (!numbers) return null
  while (numbers.length > 1 && numbers.at(-1) === 0) numbers.pop()
  return numbers
}

/** False if one of them is not a version. */
export function isNewerVersion(version: string, than: string): boolean {
  const [one, other] = [versionNumbers(version), versionNumbers(than)]
  if (!one || !other) return false
  const parts = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index)
  const differing = parts.find((index) => (one[index] ?? -1) !== (other[index] ?? -1))
  return differing !== undefined && (one[differing] ?? -1) > (other[differing] ?? -1)
}

export function isSameVersion(one: string, other: string): boolean {
  const numbers = versionNumbers(one)
  return numbers !== null && numbers.join('.') === versionNumbers(other)?.join('.')
}
