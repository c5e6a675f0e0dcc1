import type { Check } from '../runner/check.ts'
import { badConnections } from './bad-connections.ts'
import { boards } from './boards.ts'
import { canaries } from './canaries.ts'
import { clockJumps } from './clock-jumps.ts'
import { consent } from './consent.ts'
import { crashesCheck } from './crashes.ts'
import { deletion } from './deletion.ts'
import { disks } from './disks.ts'
import { documentedResponses } from './documented-responses.ts'
import { enumeration } from './enumeration.ts'
import { exportCheck } from './export.ts'
import { extraFields } from './extra-fields.ts'
import { flooding } from './flooding.ts'
import { forgedTokens } from './forged-tokens.ts'
import { httpCallers } from './http-callers.ts'
import { idSwaps } from './id-swaps.ts'
import { knownAttacks } from './known-attacks.ts'
import { limitsCheck } from './limits.ts'
import { malformedEvents } from './malformed-events.ts'
import { malformedRequests } from './malformed-requests.ts'
import { pages } from './pages.ts'
import { retentionCheck } from './retention.ts'
import { revocation } from './revocation.ts'
import { slowConnections } from './slow-connections.ts'
import { socketCallers } from './socket-callers.ts'

/** They run in this order; a test compares the list with the files. */
export const checks: Check[] = [
  httpCallers,
  socketCallers,
  idSwaps,
  extraFields,
  forgedTokens,
  revocation,
  documentedResponses,
  malformedRequests,
  malformedEvents,
  boards,
  flooding,
  slowConnections,
  badConnections,
  limitsCheck,
  enumeration,
  canaries,
  deletion,
  exportCheck,
  retentionCheck,
  consent,
  pages,
  crashesCheck,
  disks,
  clockJumps,
  knownAttacks,
]
