const withThousands = /^\d{1,3}(,\d{3})+$/
const plain = /^-?\d+([.,]\d+)?$/

/** What somebody typed as a number; NaN is for a form's rules to refuse, since "10,5" and "10,500" are no mistakes. */
export function parseNumber(typed: string): number {
  const text = typed.trim()
  if (withThousands.test(text)) return Number(text.replaceAll(',', ''))
  return plain.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
