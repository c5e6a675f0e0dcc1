import type { Check } from '../runner/check.ts'
import { canaries } from './canaries.ts'
import { clockJumps } from './clock-jumps.ts'
import { crashesCheck } from './crashes.ts'
import { disks } from './disks.ts'
import { extraFields } from './extra-fields.ts'
import { forgedTokens } from './forged-tokens.ts'
import { httpCallers } from './http-callers.ts'
import { idSwaps } from './id-swaps.ts'
import { knownAttacks } from './known-attacks.ts'
import { malformedEvents } from './malformed-events.ts'
import { malformedRequests } from './malformed-requests.ts'
import { pages } from './pages.ts'
import { revocation } from './revocation.ts'
import { socketCallers } from './socket-callers.ts'

/** In the order in which they run; a test compares the list with the files. */
export const checks: Check[] = [
  httpCallers,
  socketCallers,
  idSwaps,
  extraFields,
  forgedTokens,
  revocation,
  malformedRequests,
  malformedEvents,
  canaries,
  pages,
  crashesCheck,
  disks,
  clockJumps,
  knownAttacks,
]
