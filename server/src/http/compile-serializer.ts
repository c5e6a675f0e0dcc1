import { ResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Returns what the schema describes of a value, and throws if the value is of another type. */
type Project = (value: unknown) => unknown

interface SerializedRoute {
  schema: unknown
  method: string
  url: string
}

/**
 * Compiles how a response becomes JSON. Fields that the schema does not name are left out, and a value of another type
 * fails. Unlike zod, it does not check formats and lengths again, which took a tenth of the time of a request: the
 * values come from our own database.
 */
export function compileSerializer({ schema, method, url }: SerializedRoute) {
  let project: Project | undefined
  return function serialize(response: unknown): string {
    // Most routes are never called between two starts, so they are compiled when they first are.
    project ??= compile(schema as z.core.$ZodType)
    try {
      return JSON.stringify(project(response))
    } catch (error) {
      throw error instanceof z.core.$ZodError ? new ResponseSerializationError(method, url, { cause: error }) : error
    }
  }
}

/** Does the same, and checks with zod that the response is all that the schema says. */
export function compileVerifyingSerializer(route: SerializedRoute) {
  const serialize = compileSerializer(route)
  const schema = route.schema as z.core.$ZodType
  return function serializeAndVerify(response: unknown): string {
    const { data, error } = z.safeEncode(schema, response)
    if (error) throw new ResponseSerializationError(route.method, route.url, { cause: error })
    const json = serialize(response)
    if (json !== JSON.stringify(data)) throw new Error(`${route.method} ${route.url}: zod serialises it differently`)
    return json
  }
}

function compile(schema: z.core.$ZodType): Project {
  // Zod documents `_zod` as its interface for those who build on it.
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes
  const refuse = withZod(schema)
  switch (def.type) {
    case 'string':
    case 'boolean':
      return (value) => (typeof value === def.type ? value : refuse(value))
    case 'number':
      return (value) => (Number.isFinite(value) ? value : refuse(value))
    case 'null':
      return (value) => (value === null ? value : refuse(value))
    case 'enum':
    case 'literal': {
      const allowed = new Set<unknown>(def.type === 'enum' ? Object.values(def.entries) : def.values)
      return (value) => (allowed.has(value) ? value : refuse(value))
    }
    case 'nullable': {
      const inner = compile(def.innerType)
      return (value) => (value === null ? null : inner(value))
    }
    case 'optional': {
      const inner = compile(def.innerType)
      return (value) => (value === undefined ? undefined : inner(value))
    }
    case 'default':
      // A default is for requests.
      return compile(def.innerType)
    case 'array': {
      const element = compile(def.element)
      return (value) => (Array.isArray(value) ? value.map((each) => element(each)) : refuse(value))
    }
    case 'object':
      return def.catchall ? refuse : compileObject(def.shape, refuse)
    default:
      return refuse
  }
}

function compileObject(shape: z.core.$ZodShape, refuse: Project): Project {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, project: compile(schema) }))
  return function projectObject(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(value)
    const projected: Record<string, unknown> = {}
    for (const { name, project } of fields) {
      const field = project((value as Record<string, unknown>)[name])
      if (field !== undefined) projected[name] = field
    }
    return projected
  }
}

/** Zod itself, for what is rare in responses, and for a value of another type, which it describes. */
function withZod(schema: z.core.$ZodType): Project {
  return (value) => z.encode(schema, value)
}
