import * as fc from 'fast-check'

/** Values that have broken programs before. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u{1f600}'.repeat(100),
  '\ufdfa'.repeat(100),
  'a'.repeat(100_000),
  '../../../../etc/passwd',
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  '=1+1',
  '%00',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30',
  '1e999',
  '2147483648',
]
const numbers = [0, -1, 0.5, 2 ** 31, 2 ** 31 - 1, 2 ** 53, -(2 ** 63), 1e308]
const others: unknown[] = [
  null,
  true,
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { toString: 'x', constructor: 'x', hasOwnProperty: 'x' },
  { $ne: null },
  { length: 1e9 },
  Array.from({ length: 2000 }, () => 'x'),
]

// Built once: each arbitrary of this kind maps all code points.
const binaryText = fc.string({ unit: 'binary', maxLength: 50 })
const noise = fc.string({ unit: 'binary', maxLength: 8 })

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown[]>(...texts, ...numbers, ...others) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: binaryText },
)

/** A value with a hostile part in place of one of its own, usually of the same type, or a wholly hostile one. */
export function damaged(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const withHostileField = fc
    .record({ value: valid, position: fc.nat(), other: fc.option(hostileValue, { freq: 3 }), choice: fc.nat() })
    .map(({ value, position, other, choice }) => replaceField(value, position, (field) => other ?? like(field, choice)))
  return fc.oneof({ weight: 8, arbitrary: withHostileField }, { weight: 1, arbitrary: hostileValue })
}

/** A hostile value that passes a check of the type alone. */
function like(field: unknown, choice: number): unknown {
  if (typeof field === 'string') return texts[choice % texts.length]
  if (typeof field === 'number') return numbers[choice % numbers.length]
  return others[choice % others.length]
}

function replaceField(value: unknown, position: number, replace: (field: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return replace(value)
  const fields = Object.entries(value)
  const [name, field] = fields[position % Math.max(1, fields.length)] ?? ['unexpected', null]
  return { ...value, [name]: replace(field) }
}

/** JSON that was cut, doubled or mixed with other bytes on the way. */
export function brokenJson(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.tuple(valid, fc.nat(), noise).map(([value, position, rest]) => {
    const json = JSON.stringify(value) ?? ''
    const at = position % (json.length + 1)
    return json.slice(0, at) + rest
  })
}
