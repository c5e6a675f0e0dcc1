import type { z } from 'zod'
import { scopesOf, type Scope } from './access.ts'
import { requiredFamilyRole, type EndpointDefinition } from './define-endpoint.ts'
import { errorCatalogue, type ErrorCode } from './errors.ts'

/** `/accounts/:accountId/children` belongs to `children`, `/admin/devices/list` to `admin`. */
export function endpointGroup({ path }: Pick<EndpointDefinition, 'path'>) {
  const [first = '', second, third] = path.split('/').filter(Boolean)
  return first === 'accounts' && second?.startsWith(':') && third ? third : first
}

/** Every error of an endpoint: those that it names, and those that follow from what it needs and takes. */
function possibleErrors(endpoint: EndpointDefinition): ErrorCode[] {
  const { method, needs, params, query, body, errors = [], reveals, repeatable } = endpoint
  const isGuarded = needs !== 'anyone'
  const hasScope = isGuarded && needs !== 'identity token'
  return unique([
    'invalid-request',
    ...when(method !== 'GET', 'invalid-json', 'payload-too-large', 'unsupported-media-type'),
    ...when(isGuarded, 'unauthenticated'),
    ...when(hasScope, 'forbidden'),
    // What these name may not exist, or may be somebody else's.
    ...when(Boolean(params ?? query ?? body), 'not-found'),
    ...errors,
    ...when(reveals !== undefined, 'reason-required'),
    ...when(repeatable === true, 'idempotency-key-reused'),
    'too-many-requests',
    'internal',
    'unavailable',
  ])
}

/** The same by their status, in ascending order. */
export function errorsByStatus(endpoint: EndpointDefinition): [status: number, codes: ErrorCode[]][] {
  const byStatus = Map.groupBy(possibleErrors(endpoint), (code) => errorCatalogue[code].status)
  return [...byStatus].toSorted(([one], [other]) => one - other)
}

const unique = (codes: ErrorCode[]) => [...new Set(codes)]
const when = (applies: boolean, ...codes: ErrorCode[]) => (applies ? codes : [])

/** The media types as which a file may be sent. */
export function mediaTypesOf(file: z.ZodFile): string[] {
  return (file.def.checks ?? []).flatMap(
    ({ _zod: { def } }) => (def as Partial<z.core.$ZodCheckMimeTypeDef>).mime ?? [],
  )
}

type Needs = Pick<EndpointDefinition, 'needs'>

/** All of them are needed. */
const scopesNeeded = ({ needs }: Needs) => [needs].flat() as Scope[]

/** Whether these scopes are enough for a call that needs some. */
export const hasScopes = (held: readonly Scope[], endpoint: Needs) =>
  scopesNeeded(endpoint).every((scope) => held.includes(scope))

/** Whether parents hold its scopes. Superadmins alone hold the others. */
export const isForParents = (endpoint: Needs) => hasScopes(scopesOf.parent, endpoint)

/** Whether adults of a family may call it for that family, as far as their role allows. */
export const isOfFamily = (endpoint: Pick<EndpointDefinition, 'needs' | 'concerns'>) =>
  isForParents(endpoint) && endpoint.concerns !== 'no family'

/** Who may make the call, in a sentence or two. */
export function describeAccess(endpoint: EndpointDefinition): string {
  if (endpoint.needs === 'anyone') return 'Open to anyone.'
  if (endpoint.needs === 'identity token') return 'Needs an identity token.'
  const scopes = scopesNeeded(endpoint).map((scope) => `\`${scope}\``)
  const needed = `Needs the ${scopes.length > 1 ? 'scopes' : 'scope'} ${scopes.join(', ')}`
  if (!isOfFamily(endpoint)) return `${needed}.`
  const role = requiredFamilyRole(endpoint)
  return role === 'self' ? `${needed}. Only for one’s own account.` : `${needed}, and in a family the role \`${role}\`.`
}
