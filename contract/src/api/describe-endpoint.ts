import { scopesOf, type Scope } from './access.ts'
import type { EndpointDefinition } from './define-endpoint.ts'
import type { ErrorCode } from './errors.ts'

/** `/accounts/:accountId/children` belongs to `children`, `/admin/devices/list` to `admin`. */
export function endpointGroup({ path }: Pick<EndpointDefinition, 'path'>) {
  const [first = '', second, third] = path.split('/').filter(Boolean)
  return first === 'accounts' && second?.startsWith(':') && third ? third : first
}

/** The errors of an endpoint, besides those that any call may return. */
export function endpointErrors({ errors = [], reveals, repeatable }: EndpointDefinition): ErrorCode[] {
  return [
    ...errors,
    ...(reveals ? (['reason-required'] as const) : []),
    ...(repeatable ? (['idempotency-key-reused'] as const) : []),
  ]
}

type Needs = Pick<EndpointDefinition, 'needs'>

/** All of them are needed. */
const scopesNeeded = ({ needs }: Needs) => [needs].flat() as Scope[]

/** Of a call that needs scopes. */
export const hasScopes = (held: readonly Scope[], endpoint: Needs) =>
  scopesNeeded(endpoint).every((scope) => held.includes(scope))

/** Whether parents hold its scopes. Superadmins alone hold the others. */
export const isForParents = (endpoint: Needs) => hasScopes(scopesOf.parent, endpoint)

/** Whether adults of a family may call it for that family, as far as their role allows. */
export const isOfFamily = (endpoint: EndpointDefinition) => isForParents(endpoint) && endpoint.concerns !== 'no family'

/** The scope that it needs, or those: `chat:create`, `chat:read`. */
export function describeScopes(endpoint: Needs) {
  const named = scopesNeeded(endpoint).map((scope) => `\`${scope}\``)
  return `Needs the ${named.length > 1 ? 'scopes' : 'scope'} ${named.join(', ')}`
}
