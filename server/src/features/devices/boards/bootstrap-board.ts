import { randomBytes, randomUUID } from 'node:crypto'
import { scopesOf } from '@pipit/contract/api/access'
import type { BootstrapResponse } from '@pipit/contract/devices/boards/bootstrap'
import { boardSocketPath } from '@pipit/contract/devices/boards/messages'
import type { Database } from '@pipit/database/connect'
import type { AccessTokens } from '../../../access/access-token.ts'
import type { Cipher } from '../../../database/cipher.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { FirmwareUpdates } from '../../firmware/download/find-updates.ts'
import type { PossessionSecrets } from '../possession/possession-secrets.ts'
import type { BoardIdentity } from './board-identity.ts'
import { boardStore, type Activation, type BoardReport } from './board-store.ts'

export interface BoardDependencies {
  database: Database
  cipher: Cipher
  possession: PossessionSecrets
  tokens: AccessTokens
  publicUrl: string
  updates: FirmwareUpdates
}

type Reply = Pick<BootstrapResponse, 'websocket'> &
  Partial<Pick<BootstrapResponse, 'firmware'>> & { activation?: { code?: string; challenge: string } }

/** Two boards rarely draw the same of a million codes. */
const maxDraws = 5

/**
 * What a board needs to connect, or what it needs to be claimed. A MAC address alone gets a code, never a token: the
 * Client-Id must be the one that was claimed, and a board with a known key must have signed a challenge.
 */
export async function bootstrapBoard(
  dependencies: BoardDependencies,
  identity: BoardIdentity,
  report: BoardReport,
): Promise<Reply> {
  const { database, possession } = dependencies
  const store = boardStore(database)
  const claimed = await store.findClaimed(identity)
  const waiting = await store.findActivation(identity)
  if (claimed && (waiting?.isProven || !(await hasKey(dependencies, identity)))) {
    await store.saveReport(claimed, report)
    const update = (await dependencies.updates.find([claimed.deviceId])).get(claimed.deviceId)
    return {
      websocket: await connection(dependencies, claimed, identity),
      ...(update && { firmware: { version: update.version, url: update.url } }),
    }
  }
  const activation =
    waiting && isCurrent(possession, waiting) ? waiting : await activate(dependencies, identity, report)
  const { id, challenge } = activation
  return { activation: claimed ? { challenge } : { code: possession.boardCodeOf(id), challenge } }
}

async function hasKey({ database }: BoardDependencies, { serialNumber }: BoardIdentity) {
  return serialNumber !== null && (await boardStore(database).findKey(serialNumber)) !== undefined
}

/** Not after the key that the code is derived with was replaced. */
function isCurrent(possession: PossessionSecrets, { id, codeHash }: Activation) {
  return possession.hashBoardCode(possession.boardCodeOf(id)).equals(codeHash)
}

async function activate({ database, possession }: BoardDependencies, identity: BoardIdentity, report: BoardReport) {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const id = randomUUID()
    const challenge = randomBytes(24).toString('base64url')
    const codeHash = possession.hashBoardCode(possession.boardCodeOf(id))
    if (await boardStore(database).addActivation({ ...identity, ...report, id, codeHash, challenge }))
      return { id, challenge }
  }
  throw new ApiError('unavailable')
}

async function connection(
  { tokens, publicUrl }: BoardDependencies,
  { deviceId, accountId: registeredTo, tokenVersion }: { deviceId: string; accountId: string; tokenVersion: number },
  { clientIdHash }: BoardIdentity,
) {
  const token = await tokens.sign({
    kind: 'device',
    deviceId,
    registeredTo,
    tokenVersion,
    scopes: scopesOf.device,
    clientIdHash: clientIdHash.toString('base64url'),
  })
  return { url: `${publicUrl.replace(/^http/, 'ws')}${boardSocketPath}`, token, version: 1 }
}
