/** As people write numbers, with spaces and brackets, to what is kept: `+4917012345678`. Null for none. */
export function toPhoneNumber(written: string | null): string | null {
  const bare = (written ?? '').replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+')
  return bare === '' ? null : bare
}
