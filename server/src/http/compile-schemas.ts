import type { FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>

/**
 * Given when an app is made, and not later: Fastify would first load its own, which compile JSON Schema. Its types know
 * of no other than those.
 */
export const schemaController = {
  compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
} as unknown as SchemaController
