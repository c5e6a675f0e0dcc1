import type { EndpointsByName } from '../api/endpoints.ts'

/** Recorded by jobs for each row, by pages that listen to a family, and by the first sign-in of an operator's superadmin. */
const otherActions = [
  'account.became-superadmin',
  'account.deleted',
  'device.deleted',
  'card.deleted',
  // The family reads this in place of "board.claimed".
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

/** The family's own list leaves these out: they would show the account holder that somebody takes care of what a child has said. */
export const hiddenFromFamily: readonly string[] = ['withheld-turns.read'] satisfies AuditAction[]
