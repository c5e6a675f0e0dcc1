import { randomBytes, randomUUID } from 'node:crypto'
import { boardSocketPath } from '@pipit/contract/boards/messages'
import { sendFromAnywhere } from '../requests/send.ts'
import { call, expectStatus, type Answer, type SignedIn } from './people.ts'
import type { Target } from './start-target.ts'

export interface Board {
  macAddress: string
  clientId: string
  /** Only a board with a key in its eFuses has one. */
  serialNumber?: string
}

export const aNewBoard = (): Board => ({
  macAddress: randomBytes(6)
    .toString('hex')
    .replaceAll(/(..)(?=.)/g, '$1:'),
  clientId: randomUUID(),
})

/** What the server tells a board that starts, from any network. */
export async function startBoard(
  target: Target,
  board: Board,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return sendFromAnywhere(target, 'POST /xiaozhi/ota/', { body, headers: { ...headersOf(board), ...headers } })
}

/** What a board asks while it waits. */
export async function activateBoard(target: Target, board: Board, proof: unknown = {}): Promise<Answer> {
  return sendFromAnywhere(target, 'POST /xiaozhi/ota/activate', { body: proof, headers: headersOf(board) })
}

const headersOf = ({ macAddress, clientId, serialNumber }: Board) => ({
  'device-id': macAddress,
  'client-id': clientId,
  'activation-version': serialNumber === undefined ? '1' : '2',
  ...(serialNumber !== undefined && { 'serial-number': serialNumber }),
})

export const hasToken = ({ json }: Answer) => Boolean(json.websocket?.token)

/** A board of this family, with the token that it got when it started. */
export async function aClaimedBoard(target: Target, { accountId, token }: SignedIn, fields: object = {}) {
  const board = aNewBoard()
  const { code } = expectStatus(await startBoard(target, board), 200).json.activation as { code: string }
  const claim = { token, body: { code, ...fields } }
  const claimed = await call(target, `POST /v1/accounts/${accountId}/devices/claim-board`, claim)
  const deviceId = expectStatus(claimed, 201).json.id as string
  const { websocket } = expectStatus(await startBoard(target, board), 200).json as { websocket: { token: string } }
  return { ...board, deviceId, token: websocket.token }
}

interface SocketCredentials {
  clientId: string
  token: string
  /** A board without a valid token is known by its Client-Id together with this one. */
  macAddress?: string
}

/** Clients in browsers authenticate by the query. */
export function openBoardSocket(target: Target, { clientId, token, macAddress }: SocketCredentials) {
  const query = new URLSearchParams({ authorization: `Bearer ${token}`, 'client-id': clientId })
  if (macAddress !== undefined) query.set('device-id', macAddress)
  const socket = new WebSocket(`${target.url.replace(/^http/, 'ws')}${boardSocketPath}?${query.toString()}`)
  return new Promise<WebSocket | null>((resolve) => {
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => resolve(null))
  })
}
