import type { FastifyServerOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { compileSerializer, compileVerifyingSerializer } from './compile-serializer.ts'

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>

/**
 * Set in the constructor, because Fastify would otherwise load its own JSON Schema compilers first. Fastify's types allow
 * only those, hence the cast.
 */
export function createSchemaController({ verifyResponses = false } = {}) {
  const serializerCompiler = verifyResponses ? compileVerifyingSerializer : compileSerializer
  return {
    compilersFactory: { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler },
  } as unknown as SchemaController
}
