import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { DocumentedOperation, OpenApiDocument } from './documented-operations.ts'

/** Compares responses with what the document says of them. What they say is null if they are as documented. */
export function createComparison(document: OpenApiDocument) {
  // It is not strict, and silent, because the document has formats that only OpenAPI knows.
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema({ components: document.components } as AnySchema, 'document')

  return async function compare({ contents }: DocumentedOperation, response: Response): Promise<string | null> {
    const { status } = response
    const bytes = Buffer.from(await response.arrayBuffer())
    // Documented, because it can happen, but never on purpose.
    if (status === 500) return `the server failed: ${bytes.toString()}`
    const content = contents.get(status)
    if (content === undefined) return `status ${status} is not documented: ${bytes.toString().slice(0, 200)}`
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    if (Object.keys(content).length === 0)
      return bytes.length === 0 && type === '' ? null : `status ${status} has a body`
    const documented = content[type]
    if (documented === undefined) return `status ${status} came as ${type}, not as ${Object.keys(content).join(' or ')}`
    if (type !== 'application/json') return null
    const body: unknown = JSON.parse(bytes.toString())
    // References begin at the root of the document.
    const validate = ajv.compile(withAbsoluteReferences(documented.schema))
    if (!validate(body)) return `the body of status ${status} does not fit: ${ajv.errorsText(validate.errors)}`
    if (!documented.examples) return null
    const { code } = (body as { error: { code: string } }).error
    return code in documented.examples ? null : `the error ${code} is not documented`
  }
}

/** Ajv keeps what it compiled by the identity of the schema. */
const resolved = new WeakMap<object, object>()

function withAbsoluteReferences(schema: object & { $ref?: string }) {
  const known = resolved.get(schema) ?? (schema.$ref ? { $ref: `document${schema.$ref}` } : schema)
  resolved.set(schema, known)
  return known
}
