import type { EndpointsByName } from '../api/endpoints.ts'

/** Recorded by jobs for each row, by pages that listen to a family, and by the first sign-in of an operator's superadmin. */
const otherActions = [
  'account.became-superadmin',
  'account.deleted',
  'device.deleted',
  'card.deleted',
  // In place of "board.claimed", for the family.
  'board.replaced',
  'family.watched',
  'audit.anchor-replaced',
  'audit.month-dropped',
  'rollout.advanced',
  'rollout.completed',
  'rollout.stopped',
] as const

type CallAction = Extract<EndpointsByName[keyof EndpointsByName], { action: string }>['action']

/** Everything that an entry of the audit trail can be about: the calls of superadmins, each named by its endpoint, and the rest. */
export type AuditAction = CallAction | (typeof otherActions)[number]

/** Not in the family's own list: it would show the account holder that somebody takes care of what a child has said. */
export const hiddenFromFamily: readonly string[] = ['withheld-turns.read'] satisfies AuditAction[]
