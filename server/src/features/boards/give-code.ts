import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '@pipit/database/connect'
import { countedNetworks } from '@pipit/identity/passwords/counted-networks'
import { ApiError } from '../../api-error.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import type { PossessionSecrets } from '../devices/possession/possession-secrets.ts'
import type { BoardIdentity } from './board-identity.ts'
import { boardStore, type BoardReport } from './board-store.ts'

interface CodeDependencies {
  database: Database
  possession: PossessionSecrets
  log: FailureLog
}

/**
 * Boards of one network that may wait at the same time, and several times as many in the wider ones: a workshop for
 * parents, or many homes behind one address. More are told to ask again later. Each code that waits is one that a parent
 * could type by mistake.
 */
export const maxWaitingInNetwork = 30
/** Half a percent of all codes, so a digit misheard finds a board once in 200 times while somebody floods them all. */
const maxWaiting = 5000
/** Two boards rarely draw the same of a million codes. */
const maxDraws = 5

/** A new code for a board that has no family. */
export async function giveCode(
  { database, possession, log }: CodeDependencies,
  { identity, report, network }: { identity: BoardIdentity; report: BoardReport; network: string },
) {
  const networks = countedNetworks(network)
  const networkHashes = networks.map(({ name }) => possession.hashNetwork(name))
  return database.transaction(async (db) => {
    const store = boardStore(db)
    await store.lockCodes()
    await store.removeActivations(identity)
    const { total, inNetworks } = await store.countWaiting(networkHashes)
    if (networks.some(({ factor }, index) => (inNetworks[index] ?? 0) >= maxWaitingInNetwork * factor))
      throw new ApiError('too-many-requests')
    if (total >= maxWaiting) throw refuseAll(log)
    for (let draw = 0; draw < maxDraws; draw += 1) {
      const id = randomUUID()
      const code = possession.boardCodeOf(id)
      const challenge = newChallenge()
      const drawn = { ...identity, ...report, id, codeHash: possession.hashBoardCode(code), challenge, networkHashes }
      if (await store.addActivation(drawn)) return { code, challenge }
    }
    throw new ApiError('unavailable')
  })
}

/** A board that has a family has to prove itself. No code leads to it. */
export async function giveChallenge({ database }: CodeDependencies, identity: BoardIdentity, report: BoardReport) {
  const challenge = newChallenge()
  await database.transaction(async (db) => {
    const store = boardStore(db)
    await store.removeActivations(identity)
    const activation = { id: randomUUID(), codeHash: randomBytes(32), challenge, networkHashes: null }
    await store.addActivation({ ...identity, ...report, ...activation })
  })
  return { challenge }
}

const newChallenge = () => randomBytes(24).toString('base64url')

/** Each process logs for itself. A flood must not fill the log as well. */
let loggedAt = -Infinity
const logEveryMs = 60_000

function refuseAll(log: FailureLog) {
  const error = new ApiError('too-many-requests')
  if (performance.now() - loggedAt > logEveryMs) {
    loggedAt = performance.now()
    log.error('no new board gets a code: too many wait, perhaps because somebody floods us', error, feature)
  }
  return error
}

const feature = { feature: 'boards' }
