import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { onTarget, type Attack } from '../runner/attack.ts'
import { activateBoard, aNewBoard, hasToken, startBoard, type Board } from '../target/a-board.ts'
import { aParent, aSuperadmin, call, expectStatus, type SignedIn } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'

export const boardClaimedWithoutItsKey: Attack = {
  name: 'board-claimed-without-its-key',
  aim: 'claim a board that was sold, from a script that knows its Client-Id, so that the real one joins the former family',
  attempt: onTarget({}, async (target) => {
    const [former, { token: superadmin }] = [await aParent(target), await aSuperadmin(target)]
    const outcomes = []
    for (const [seller, sells] of Object.entries({ 'who had added it': true, 'who only read its flash': false })) {
      const board = { ...aNewBoard(), serialNumber: `SN-${randomUUID()}` }
      const key = randomBytes(32)
      const keys = { boards: [{ serialNumber: board.serialNumber, key: key.toString('hex') }] }
      expectStatus(await call(target, 'POST /v1/admin/board-keys', { token: superadmin, body: keys }), 200)
      if (sells) {
        const { code } = await proveItself(target, board, key)
        const { id } = expectStatus(await claim(target, former, code), 201).json as { id: string }
        const path = `DELETE /v1/accounts/${former.accountId}/devices/${id}/deactivate`
        expectStatus(await call(target, path, { token: former.token }), 200)
      }
      const { macAddress, clientId } = board
      const { status } = await claim(target, former, (await askForCode(target, { macAddress, clientId })).code)
      await proveItself(target, board, key)
      const isInside = hasToken(await startBoard(target, board))
      outcomes.push({ isInside, seen: `${seller}: claimed with ${status}, ${isInside ? 'joined' : 'did not join'}` })
    }
    return {
      succeeded: outcomes.some(({ isInside }) => isInside),
      evidence: outcomes.map(({ seen }) => seen).join('; '),
    }
  }),
}

const claim = (target: Target, { accountId, token }: SignedIn, code: string) =>
  call(target, `POST /v1/accounts/${accountId}/devices/claim-board`, { token, body: { code } })

async function askForCode(target: Target, board: Board) {
  const { activation } = expectStatus(await startBoard(target, board), 200).json as {
    activation?: { code?: string; challenge: string }
  }
  return { code: activation?.code ?? '', challenge: activation?.challenge ?? '' }
}

/** The real board proves itself like this when it starts. */
async function proveItself(target: Target, board: Board, key: Buffer) {
  const { code, challenge } = await askForCode(target, board)
  const hmac = createHmac('sha256', key).update(challenge).digest('hex')
  await activateBoard(target, board, { algorithm: 'hmac-sha256', serial_number: board.serialNumber, challenge, hmac })
  return { code }
}
