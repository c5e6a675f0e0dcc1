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

/** Whether adults of a family may call it for that family, as far as their role allows. */
export const isOfFamily = ({ path }: Pick<EndpointDefinition, 'path'>) => path.startsWith('/accounts/:accountId')
