import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Formats of texts that JSON Schema knows. Beside them, zod's patterns say nothing more, and are long. */
const knownFormats: Partial<Record<string, Pick<JsonSchema, 'format' | 'pattern'>>> = {
  datetime: { format: 'date-time', pattern: 'Z$' },
  date: { format: 'date' },
  uuid: { format: 'uuid' },
}

/** OpenAPI 3.1 has the dialect of JSON Schema that zod writes. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema as unknown as { def: { type: string; format?: string } }
      const known = def.type === 'string' ? knownFormats[def.format ?? ''] : undefined
      if (known) {
        delete jsonSchema.allOf
        delete jsonSchema.pattern
        Object.assign(jsonSchema, known)
      }
      // A later version may add fields, which clients of this one ignore.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return described
}
