import * as endpoints from '@pipit/contract/devices/boards/boards'
import { boardProof, boardReport, type BootstrapResponse } from '@pipit/contract/devices/boards/bootstrap'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountOrNetwork } from '../../../http/rate-limit-key.ts'
import { ApiError } from '../../../http/api-error.ts'
import { requestLanguage } from '../../../http/request-language.ts'
import { route } from '../../../http/route.ts'
import { i18nOf } from '../../../i18n/i18n.ts'
import { toDevice } from '../family-devices.ts'
import { activateBoard, type ActivationState } from './activate-board.ts'
import { readBoardIdentity } from './board-identity.ts'
import { boardStore } from './board-store.ts'
import { bootstrapBoard, type BoardDependencies } from './bootstrap-board.ts'
import { claimBoard } from './claim-board.ts'
import { readBoardModel } from './read-board-model.ts'

const path = '/xiaozhi/ota'
/** How long the board may show the code before it asks again. */
const activationTimeoutMs = 30_000
const maxReportBytes = 64 * 1024
/** For each network. A board in a loop of restarts calls every few seconds, and must not use up the limit of the others. */
const perNetwork = { max: 300, timeWindow: '1 minute' }
/** There are a million codes. A parent types one of them, perhaps three times. */
const perGuess = { max: 10, timeWindow: '10 minutes', keyGenerator: accountOrNetwork }
const statusOf: Record<ActivationState, number> = { active: 200, waiting: 202, unknown: 404, refused: 403 }

/** What boards with the xiaozhi firmware call when they start, and the page where a family claims one. */
export function boardRoutes(app: FastifyInstance, dependencies: BoardDependencies) {
  const options = { schema: { hide: true }, bodyLimit: maxReportBytes, config: { rateLimit: perNetwork } }

  for (const url of [path, `${path}/`]) {
    app.post(url, options, async (request): Promise<BootstrapResponse> => {
      const report = boardReport.parse(request.body)
      const identity = readBoardIdentity(request.headers, report)
      if (!identity) throw new ApiError('invalid-request', [unknownBoard])
      const firmware = report.application.version || null
      const reported = { ...readBoardModel(report), firmware, signalDbm: report.board.rssi }
      const { websocket, activation, firmware: update } = await bootstrapBoard(dependencies, identity, reported)
      return {
        server_time: { timestamp: Date.now(), timezone_offset: 0 },
        firmware: update ?? { version: report.application.version, url: '' },
        ...(websocket && { websocket }),
        ...(activation && { activation: { ...activation, ...shown(request, activation.code) } }),
      }
    })
  }

  app.post(`${path}/activate`, options, async (request, reply) => {
    const identity = readBoardIdentity(request.headers)
    if (!identity) throw new ApiError('invalid-request', [unknownBoard])
    const { data: proof = null } = boardProof.safeParse(request.body)
    const state = await activateBoard(dependencies, identity, proof)
    return reply.code(statusOf[state]).send({ state })
  })

  route(
    app,
    endpoints.claimBoard,
    async ({ params, body }) => toDevice(await claimBoard(dependencies, params.accountId, body)),
    { rateLimit: perGuess, changesSessionValidity: true },
  )

  route(app, endpoints.addBoardKeys, async ({ body: { boards } }) => {
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
