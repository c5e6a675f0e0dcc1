import {
  addBoardKeys,
  checkBoard as checkBoardEndpoint,
  claimBoard as claimBoardEndpoint,
} from '@pipit/contract/boards/boards'
import { boardProof, boardReport, type BootstrapResponse } from '@pipit/contract/boards/bootstrap'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../api-error.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { route } from '../../http/route.ts'
import { i18nOf } from '../../i18n/i18n.ts'
import { activateBoard, type ActivationState } from './activate-board.ts'
import { maxWaitingInNetwork } from './give-code.ts'
import { readBoardIdentity } from './board-identity.ts'
import { boardStore } from './board-store.ts'
import { limitEachBoard } from './board-limits.ts'
import { bootstrapBoard, type BoardDependencies } from './bootstrap-board.ts'
import { checkBoard } from './check-board.ts'
import { claimBoard, type ClaimDependencies } from './claim-board.ts'
import { limitGuesses } from './limit-guesses.ts'
import { readBoardModel } from './read-board-model.ts'
import { timeZoneOffset } from './time-zone-offset.ts'

const path = '/xiaozhi/ota'
/** How long the board may show the code before it asks again. */
const activationTimeoutMs = 30_000
/** A board that waits starts again about twice a minute, and asks every three seconds. */
const [startsOfBoard, questionsOfBoard] = [12, 40]
const startsOfNetwork = { max: 300, timeWindow: '1 minute' }
/** The boards that may wait in a network ask this often. */
const questionsOfNetwork = { max: 20 * maxWaitingInNetwork, timeWindow: '1 minute' }
/**
 * After 200 the firmware starts again at once; after 202 it asks again in 3 seconds, and after anything else in 10, up to
 * ten times.
 */
const statusOf: Record<ActivationState, number> = { active: 200, over: 200, waiting: 202, refused: 403 }

/** What boards with the xiaozhi firmware call when they start, and the page where a family claims one. */
export function boardRoutes(app: FastifyInstance, dependencies: BoardDependencies & ClaimDependencies) {
  const limitStarts = limitEachBoard(startsOfBoard)

  for (const url of [path, `${path}/`]) {
    const limits = { onRequest: limitStarts, config: { rateLimit: startsOfNetwork } }
    app.post(url, limits, async (request): Promise<BootstrapResponse> => {
      const report = boardReport.parse(request.body)
      const identity = readBoardIdentity(request.headers, report)
      if (!identity) throw new ApiError('invalid-request', [unknownBoard])
      const firmware = report.application.version || null
      const reported = {
        ...readBoardModel(report),
        firmware,
        signalDbm: report.board.rssi,
        network: request.clientNetwork,
      }
      const {
        websocket,
        activation,
        timeZone,
        firmware: update,
      } = await bootstrapBoard(dependencies, identity, reported)
      const now = new Date()
      return {
        server_time: {
          timestamp: now.getTime(),
          timezone_offset: timeZone === undefined ? 0 : timeZoneOffset(timeZone, now),
        },
        // Without `url`, the firmware compares no versions, which it could not do with every version of its own.
        firmware: update ?? { version: report.application.version },
        ...(websocket && { websocket }),
        ...(activation && { activation: { ...activation, ...shown(request, activation.code) } }),
      }
    })
  }

  const limits = { onRequest: limitEachBoard(questionsOfBoard), config: { rateLimit: questionsOfNetwork } }
  app.post(`${path}/activate`, limits, async (request, reply) => {
    const identity = readBoardIdentity(request.headers)
    if (!identity) throw new ApiError('invalid-request', [unknownBoard])
    const { data: proof = null } = boardProof.safeParse(request.body)
    const state = await activateBoard(dependencies, identity, proof)
    return reply.code(statusOf[state]).send({ state })
  })

  route(app, checkBoardEndpoint, ({ params: { accountId }, body: { code } }) =>
    limitGuesses(dependencies, accountId, () => checkBoard(dependencies, accountId, code)),
  )

  route(
    app,
    claimBoardEndpoint,
    ({ params: { accountId }, body, familyChange }) =>
      limitGuesses(dependencies, accountId, () => claimBoard(dependencies, accountId, body, familyChange)),
    { changesSessionValidity: true, recordsChange: true },
  )

  route(app, addBoardKeys, async ({ body: { boards } }) => {
    const { database, cipher } = dependencies
    const encrypted = boards.map(({ serialNumber, key }) => ({
      serialNumber,
      encryptedKey: cipher.encrypt(Buffer.from(key, 'hex')),
    }))
    return { addedCount: await boardStore(database).addKeys(encrypted) }
  })
}

/** What a board with a display shows. */
function shown(request: FastifyRequest, code: string | undefined) {
  const i18n = i18nOf(requestLanguage(request))
  const message = code === undefined ? '' : i18n.t('Pipit: add a device\n{code}', { code })
  return { message, timeout_ms: activationTimeoutMs }
}

const unknownBoard = {
  field: 'headers',
  message: 'A board names itself by its MAC address (Device-Id) and by a random UUID (Client-Id).',
}
