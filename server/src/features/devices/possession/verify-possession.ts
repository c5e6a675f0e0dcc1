import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../../../api-error.ts'
import type { PossessionSecrets } from './possession-secrets.ts'
import { possessionStore } from './possession-store.ts'

interface Dependencies {
  /** A transaction must not be passed: a wrong attempt counts even if the registration fails. */
  database: Queries
  possession: PossessionSecrets
}

/** Throws unless the device answered this family's challenge. A proof works once. */
export async function verifyPossession(
  { database, possession }: Dependencies,
  { accountId, deviceId }: { accountId: string; deviceId: string },
  proof: PossessionProof,
): Promise<void> {
  const store = possessionStore(database)
  const { challengeId } = proof
  const isOpen = await store.countAttempt({ challengeId, accountId, deviceId })
  const isRight =
    'answer' in proof
      ? possession.isRight(proof.answer, ({ answerOf }) => answerOf(challengeId))
      : possession.isRight(proof.code, ({ codeOf }) => codeOf(challengeId))
  if (!isOpen || !isRight || !(await store.use({ accountId, challengeId }))) throw new ApiError('possession-not-proven')
}
