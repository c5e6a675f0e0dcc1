const withThousands = /^\d{1,3}(,\d{3})+$/
const plain = /^-?\d+([.,]\d+)?$/

/** Parses a typed number, with "10,5" and "10,500" as people write them; NaN if it is none, for the schema to reject. */
export function parseNumber(typed: string): number {
  const text = typed.trim()
  if (withThousands.test(text)) return Number(text.replaceAll(',', ''))
  return plain.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
