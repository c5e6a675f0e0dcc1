/** The bars of each digit, as on a pocket calculator. */
const rows = [
  [' _ ', '   ', ' _ ', ' _ ', '   ', ' _ ', ' _ ', ' _ ', ' _ ', ' _ '],
  ['| |', '  |', ' _|', ' _|', '|_|', '|_ ', '|_ ', '  |', '|_|', '|_|'],
  ['|_|', '  |', '|_ ', ' _|', '  |', ' _|', '|_|', '  |', '|_|', ' _|'],
]

/** A code so large that nobody overlooks it, as a board speaks it loudly. */
export function largeDigits(code: string): string {
  return rows.map((row) => [...code].map((digit) => row[Number(digit)]).join('  ')).join('\n')
}
