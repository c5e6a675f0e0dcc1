/** Converts a number as people write it, with spaces and brackets, to `+4917012345678`. Null if there is none. */
export function toPhoneNumber(written: string | null): string | null {
  const bare = (written ?? '').replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  return bare === '' ? null : bare
}
