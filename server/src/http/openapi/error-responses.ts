import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { errorsByStatus } from '@pipit/contract/api/describe-endpoint'
import { errorCatalogue, type ErrorCode } from '@pipit/contract/api/errors'

const schema = { $ref: '#/components/schemas/Error' }

/**
 * What is refused before the server knows which call it is: a request that does not arrive in time, headers or an
 * address that are too large, or an address that cannot be read.
 */
const refusedEarly = {
  description: 'Refused before the call is known, such as for headers that are too large.',
  content: { 'application/json': { schema } },
}

/** The error responses of endpoints. Most have the same, so they are components that the operations refer to. */
export function collectErrorResponses() {
  const components: Record<string, object> = { refusedEarly }

  function describe(endpoint: EndpointDefinition) {
    const responses = errorsByStatus(endpoint).map(([status, codes]) => {
      const name = codes.toSorted().join('.')
      components[name] ??= describeErrors(codes)
      return [status, refer(name)] as const
    })
    return Object.fromEntries([...responses, ['default', refer('refusedEarly')]])
  }
  return { components, describe }
}

const refer = (name: string) => ({ $ref: `#/components/responses/${name}` })

function describeErrors(codes: ErrorCode[]) {
  const examples = codes.map((code) => {
    const { message } = errorCatalogue[code]
    return [code, { value: { error: { code, message, details: [] } } }] as const
  })
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) } },
  }
}
