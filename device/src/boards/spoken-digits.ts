/** A pocket calculator draws the digits with these bars. */
const rows = [
  [' _ ', '   ', ' _ ', ' _ ', '   ', ' _ ', ' _ ', ' _ ', ' _ ', ' _ '],
  ['| |', '  |', ' _|', ' _|', '|_|', '|_ ', '|_ ', '  |', '|_|', '|_|'],
  ['|_|', '  |', '|_ ', ' _|', '  |', ' _|', '|_|', '  |', '|_|', ' _|'],
]

/** Nobody overlooks a code of this size, as nobody overhears a board that speaks it. */
export function largeDigits(code: string): string {
  return rows.map((row) => [...code].map((digit) => row[Number(digit)]).join('  ')).join('\n')
}
