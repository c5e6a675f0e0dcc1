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

/** The scope that it needs, or those: `chat:create`, `chat:read`. */
export const describeScopes = ({ needs }: Pick<EndpointDefinition, 'needs'>) =>
  `Needs the ${Array.isArray(needs) ? 'scopes' : 'scope'} ${[needs]
    .flat()
    .map((scope) => `\`${scope}\``)
    .join(', ')}`

/** Whether adults of a family may call it for that family, as far as their role allows. */
export const isOfFamily = ({ path }: Pick<EndpointDefinition, 'path'>) => path.startsWith('/accounts/:accountId')
