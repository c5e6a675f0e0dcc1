import type { z } from 'zod'
import { familyRoles, type FamilyRole, type Scope } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { FamilyResource } from '../realtime/events.ts'

/**
 * One definition, five uses: the server's schema and types, the OpenAPI document, the web's client, the device's
 * client, and the test that calls every route as every kind of caller.
 */
export type EndpointDefinition = EndpointShape & Concern

interface EndpointShape {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path below the version prefix, with `:name` for each parameter. */
  path: `/${string}`
  summary: string
  /**
   * The scope that a caller must hold, or several, all of which are required; `anyone` for visitors, or `identity token` for
   * the exchange that opens a session.
   */
  needs: Scope | readonly Scope[] | 'anyone' | 'identity token'
  /**
   * Who of a family may call it for that family: at least this role, or `self` for what belongs to the person who signs in
   * with this account. By default viewers read, and guardians change and read secrets.
   */
  familyRole?: FamilyRole | 'self'
  /** Fields of the body that belong to the person who signs in with this account; others of the family may not send them. */
  personalFields?: readonly string[]
  /** What this adds to a family, named in the family's list of changes with the id of the response. */
  creates?: 'child' | 'device' | 'card' | 'wifiNetwork' | 'invitation'
  /** It is no GET, but changes nothing of the family, so it is not listed as a change. */
  changesNothing?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is a file (`application/octet-stream`), which the server reads as a stream. */
  uploads?: true
  /** A create that accepts an `idempotency-key`: a repeat with the same key returns the first result. */
  repeatable?: true
  /**
   * The response contains what a child said, or a secret with which somebody can get into a family's network or act as its
   * device. A superadmin who calls it for another family must give a reason (header `access-reason`), which the family can read.
   */
  reveals?: 'words' | 'secrets'
  /** The body has the reason, whoever calls it: the audit trail gets it from there instead of from the header. */
  reasonInBody?: true
  /** The resource that this changes; other open pages of the family are notified. */
  changes?: FamilyResource
  responses: Partial<Record<200 | 201 | 204, z.ZodType>>
  /** Errors besides those that any call of its kind may return: see `errorsByStatus`. */
  errors?: readonly ErrorCode[]
}

/**
 * The family whose data a call is about. The guard finds the family as it says here and lets in whoever may act for it; the audit trail,
 * the family's list of changes and the documentation follow from it too. Nothing else of a request says whose data it is about.
 */
type Concern =
  | {
      concerns:
        | 'family in path'
        /** `accountId`. Where it is missing, parents mean their own family and superadmins the whole installation. */
        | 'family in body'
        /** `accountIds` */
        | 'families in body'
        /** The query may name the family that the caller acts for; a card of another family is not found then. */
        | 'family of card'
        | 'family of device'
        | 'installation'
      /** The audit trail names it so where a superadmin calls it; null if it shows no personal data and changes nothing. */
      action: string | null
    }
  | { concerns: 'no family'; action?: null }

/** The least role in a family with which this may be called for the family; see `familyRole`. */
export function requiredFamilyRole({
  method,
  familyRole,
  reveals,
}: Pick<EndpointDefinition, 'method' | 'familyRole' | 'reveals'>): FamilyRole | 'self' {
  return familyRole ?? (method === 'GET' && reveals !== 'secrets' ? 'viewer' : 'guardian')
}

export function hasFamilyRole(held: FamilyRole, required: FamilyRole | 'self') {
  return required !== 'self' && familyRoles.indexOf(held) <= familyRoles.indexOf(required)
}

export const versionPrefix = '/v1'

export function defineEndpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition
}

type Named = Pick<EndpointDefinition, 'method' | 'path'>

/** `GET /accounts/:accountId/children`: how an endpoint is named in the clients and in tests. */
export type EndpointName<Definition extends Named> = `${Definition['method']} ${Definition['path']}`

export function endpointName<Definition extends Named>(endpoint: Definition): EndpointName<Definition> {
  return `${endpoint.method} ${endpoint.path}`
}
