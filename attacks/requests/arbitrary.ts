import * as fc from 'fast-check'
import { z } from 'zod'

export type JsonSchema = Exclude<z.core.JSONSchema._JSONSchema, boolean>

/** Building one takes longer than sending a request. */
const built = new WeakMap<z.ZodType, fc.Arbitrary<unknown>>()

/** Values that the schema accepts, as a client sends them; refinements that JSON Schema cannot express are not known. */
export function arbitraryFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  const arbitrary = built.get(schema) ?? fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  built.set(schema, arbitrary)
  return arbitrary
}

export function fromJsonSchema(schema: z.core.JSONSchema._JSONSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.anything()
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map(fromJsonSchema))
  switch (schema.type) {
    case 'string':
      return fromString(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fromArray(schema)
    case 'object':
      return fromObject(schema)
    default:
      return fc.jsonValue()
  }
}

function fromString({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid()
    case 'email':
      return fc.uuid().map((name) => `${name}@example.org`)
    case 'date':
      return aTime().map((time) => time.slice(0, 10))
    case 'date-time':
      return aTime()
    default:
      if (pattern) return matching(pattern, Math.max(Math.min(maxLength, 64), shortestMatch(pattern)))
      return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) })
  }
}

/** By length and pattern, because a pattern of Unicode properties lists all code points when it is built. */
const matchingTexts = new Map<string, fc.Arbitrary<string>>()

function matching(pattern: string, maxLength: number): fc.Arbitrary<string> {
  const key = `${maxLength} ${pattern}`
  const arbitrary = matchingTexts.get(key) ?? fc.stringMatching(new RegExp(pattern, 'u'), { maxLength })
  matchingTexts.set(key, arbitrary)
  return arbitrary
}

/** `^[\w-]{86}==$` has one length only, which may be more than we would choose. */
function shortestMatch(pattern: string) {
  const outsideClasses = pattern.replaceAll(/\[[^\]]*\]|\{[^}]*\}/g, '').length
  return [...pattern.matchAll(/\{(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), outsideClasses)
}

function aTime() {
  const range = { min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }
  return fc.date(range).map((time) => time.toISOString())
}

function fromArray({ items, minItems = 0, maxItems = 3 }: JsonSchema): fc.Arbitrary<unknown[]> {
  const item = Array.isArray(items) ? items[0] : items
  const sizes = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 2) }
  return fc.array(item === undefined ? fc.jsonValue() : fromJsonSchema(item), sizes)
}

function fromObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fromJsonSchema(field)]))
  return fc.record(fields, { requiredKeys: required })
}
