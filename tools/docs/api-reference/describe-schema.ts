import { mediaTypesOf } from '@pipit/contract/api/describe-endpoint'
import { z } from 'zod'

interface JsonSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  contentEncoding?: string
}

/** Longer lists, such as those of time zones, would hide the other fields. */
const maxListedValues = 30
/** JSON has safe integers only; zod states that as a limit of every integer. */
const limits = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

/** A table with a row for each field, nested ones by their path (`items[].name`), or a sentence if there are no fields. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): string {
  if (schema instanceof z.ZodNull) return 'Nothing.'
  if (schema instanceof z.ZodFile)
    return `A file, as ${mediaTypesOf(schema)
      .map((type) => `\`${type}\``)
      .join(' or ')}.`
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  const rows = fieldsOf(json, '')
  if (rows.length === 0) return `${typeOf(json)}.`
  return [
    `| Field | Type | ${io === 'input' ? 'Required' : 'Always there'} | Notes |`,
    '|---|---|---|---|',
    ...rows.map(
      ({ name, type, isRequired, notes }) => `| \`${name}\` | ${type} | ${isRequired ? 'yes' : 'no'} | ${notes} |`,
    ),
  ].join('\n')
}

interface Field {
  name: string
  type: string
  isRequired: boolean
  notes: string
}

function fieldsOf(schema: JsonSchema, prefix: string): Field[] {
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (parts) return uniqueByName(parts.flatMap((part) => fieldsOf(part, prefix)))
  if (schema.items) return fieldsOf(schema.items, `${prefix}[]`)
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    return fieldsOf(schema.additionalProperties, `${prefix}.*`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix === '' ? key : `${prefix}.${key}`
    const field = {
      name,
      type: typeOf(property),
      isRequired: schema.required?.includes(key) ?? false,
      notes: notesOf(property),
    }
    return [field, ...fieldsOf(property, name)]
  })
}

const uniqueByName = (fields: Field[]) => [...new Map(fields.map((field) => [field.name, field])).values()]

function typeOf(schema: JsonSchema): string {
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return [...new Set(parts.map(typeOf))].join(' or ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return describeValues(schema.enum)
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.format) return schema.format
  if (schema.type === undefined) return 'anything'
  return [schema.type].flat().join(' or ')
}

function describeValues(values: unknown[]) {
  const listed = values.slice(0, maxListedValues).map((value) => `\`${JSON.stringify(value)}\``)
  return values.length > maxListedValues
    ? `one of ${values.length} values, such as ${listed.slice(0, 3).join(', ')}`
    : listed.join(' or ')
}

function notesOf(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, maxItems, description } = schema
  const notes = [
    description?.replaceAll('|', '\\|'),
    minimum !== undefined && !limits.has(minimum) && `at least ${minimum}`,
    maximum !== undefined && !limits.has(maximum) && `at most ${maximum}`,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems} entries`,
    schema.default !== undefined && describeDefault(schema.default),
  ]
  return notes.filter(Boolean).join('; ')
}

/** A whole object would be wider than the page. */
function describeDefault(value: unknown) {
  const text = JSON.stringify(value)
  return text.length > 60 ? 'has a default' : `default \`${text.replaceAll('|', '\\|')}\``
}
