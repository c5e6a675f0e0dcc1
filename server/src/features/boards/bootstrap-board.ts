import { scopesOf } from '@pipit/contract/api/access'
import type { BootstrapResponse } from '@pipit/contract/boards/bootstrap'
import { boardSocketPath } from '@pipit/contract/boards/messages'
import type { Database } from '@pipit/database/connect'
import type { AccessTokens } from '../../access/access-token.ts'
import type { Cipher } from '../../database/cipher.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import type { FirmwareUpdates } from '../firmware/download/find-updates.ts'
import type { PossessionSecrets } from '../devices/possession/possession-secrets.ts'
import type { BoardIdentity } from './board-identity.ts'
import { boardStore, type Activation, type BoardReport } from './board-store.ts'
import { giveChallenge, giveCode } from './give-code.ts'

export interface BoardDependencies {
  database: Database
  cipher: Cipher
  possession: PossessionSecrets
  tokens: AccessTokens
  publicUrl: string
  updates: FirmwareUpdates
  log: FailureLog
}

type Reply = Pick<BootstrapResponse, 'websocket'> &
  Partial<Pick<BootstrapResponse, 'firmware'>> & {
    activation?: { code?: string; challenge: string }
    /** That of the family. */
    timeZone?: string
  }

/**
 * What a board needs to connect, or what it needs to be claimed. A MAC address alone gets a code, never a token: the
 * Client-Id must be the one that was claimed, and a board with a known key must have signed a challenge for this token.
 */
export async function bootstrapBoard(
  dependencies: BoardDependencies,
  identity: BoardIdentity,
  { network, ...report }: BoardReport & { network: string },
): Promise<Reply> {
  const { database, possession } = dependencies
  const store = boardStore(database)
  const hasKey = identity.serialNumber !== null && (await store.findKey(identity.serialNumber)) !== undefined
  const claimed = await store.findClaimed(identity)
  if (claimed) {
    if (hasKey && !(await store.takeProof(identity)))
      return { activation: await giveChallenge(dependencies, identity, report) }
    await store.saveReport(claimed, identity, report)
    const update = await findUpdate(dependencies, claimed.deviceId)
    return {
      websocket: connectionWith(await tokenOf(dependencies, claimed, identity, hasKey)),
      timeZone: claimed.timeZone,
      ...(update && { firmware: { version: update.version, url: update.url } }),
    }
  }
  const waiting = await store.askAgain(identity)
  const activation =
    waiting && !waiting.isEnding && isCurrent(possession, waiting)
      ? { code: possession.boardCodeOf(waiting.id), challenge: waiting.challenge }
      : await giveCode(dependencies, { identity, report, network })
  // Some clients start only once. Without a token they are refused until they are claimed, and then known by their Client-Id.
  return { activation, ...(!hasKey && { websocket: connectionWith('') }) }

  function connectionWith(token: string) {
    return { url: `${dependencies.publicUrl.replace(/^http/, 'ws')}${boardSocketPath}`, token, version: 1 }
  }
}

/** False after the key that the code is derived with was replaced. */
function isCurrent(possession: PossessionSecrets, { id, codeHash }: Activation) {
  return possession.hashBoardCode(possession.boardCodeOf(id)).equals(codeHash)
}

async function findUpdate({ updates }: BoardDependencies, deviceId: string) {
  return (await updates.find([deviceId])).get(deviceId)
}

function tokenOf(
  { tokens }: BoardDependencies,
  { deviceId, accountId: registeredTo, tokenVersion }: { deviceId: string; accountId: string; tokenVersion: number },
  { clientIdHash }: BoardIdentity,
  isProven: boolean,
) {
  return tokens.sign({
    kind: 'device',
    deviceId,
    registeredTo,
    tokenVersion,
    scopes: scopesOf.device,
    clientIdHash: clientIdHash.toString('base64url'),
    ...(isProven && { isProven }),
  })
}
