import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { activateBoard, aNewBoard, hasToken, openBoardSocket, startBoard } from '../target/a-board.ts'
import type { Families } from '../target/families.ts'
import { call, expectStatus } from '../target/people.ts'
import type { Try } from '../runner/check.ts'

/** Few enough that the limit of starts of a board does not decide. */
const rounds = 2

/** Boards whose keys the operator knows, in the hands of somebody who has all of them but the key. A family may guess ten times. */
export async function tryProofs(families: Families, { tally, tries }: Try) {
  for (let count = 0; count < tries(8, 1); count += 1) await tryProofsOfOne(families, tally)
}

async function tryProofsOfOne({ target, superadmin, victim }: Families, tally: Try['tally']) {
  const key = randomBytes(32)
  const board = { ...aNewBoard(), serialNumber: `SN-${randomUUID()}` }
  const proof = (challenge: string, withKey = key) => ({
    algorithm: 'hmac-sha256',
    serial_number: board.serialNumber,
    challenge,
    hmac: createHmac('sha256', withKey).update(challenge).digest('hex'),
  })
  const start = async () => {
    const answer = expectStatus(await startBoard(target, board), 200)
    return { answer, ...(answer.json.activation as { code: string; challenge: string } | undefined) }
  }
  const keys = { boards: [{ serialNumber: board.serialNumber, key: key.toString('hex') }] }
  expectStatus(await call(target, 'POST /v1/admin/board-keys', { token: superadmin.token, body: keys }), 200)

  const { code, challenge = '' } = await start()
  const claim = { token: victim.parent.token, body: { code } }
  const path = `POST /v1/accounts/${victim.parent.accountId}/devices/claim-board`
  const early = await call(target, path, claim)
  tally.count(early.status === 404, () => `a board without a proof was claimed: ${early.status}`)
  expectStatus(await activateBoard(target, board, proof(challenge)), 202)
  expectStatus(await call(target, path, claim), 201)

  const replayed = [proof(challenge)]
  for (let round = 0; round < rounds; round += 1) {
    const { challenge: next = '', answer } = await start()
    tally.count(!hasToken(answer), () => 'a board got a token without a proof')
    const right = proof(next)
    const wrong = [
      ...replayed,
      {},
      [],
      proof(next, randomBytes(32)),
      proof(`${next} `),
      { ...right, hmac: right.hmac.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      { ...right, hmac: '' },
      { ...right, hmac: null },
      { ...right, hmac: [right.hmac] },
      { ...right, algorithm: 'none' },
    ]
    for (const each of wrong) {
      const refused = await activateBoard(target, board, each)
      tally.count(refused.status === 403, () => `${JSON.stringify(each)} was answered ${refused.status}`)
    }
    expectStatus(await activateBoard(target, board, right), 200)
    const starts = await Promise.all([startBoard(target, board), startBoard(target, board), startBoard(target, board)])
    const tokens = starts.filter(hasToken).length
    tally.count(tokens === 1, () => `one proof gave ${tokens} tokens`)
    replayed.push(right)
  }

  const socket = await openBoardSocket(target, { ...board, token: '' })
  if (!socket) throw new Error('The board was not told to start again.')
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => void (typeof data === 'string' && heard.push(data)))
  for (const message of [
    { type: 'hello', version: 1, features: { mcp: true } },
    { type: 'listen', state: 'start' },
  ])
    socket.send(JSON.stringify(message))
  socket.send(JSON.stringify({ type: 'listen', state: 'detect', text: 'what do you know about me' }))
  await once(socket, 'close')
  const types = heard.map((message) => (JSON.parse(message) as { type: string }).type)
  tally.count(types.at(-1) === 'system', () => `a board without a proof was told ${types.join(', ')}`)
  tally.count(!types.some((type) => ['stt', 'mcp'].includes(type)), () => 'a board without a proof had a conversation')

  // A board says itself which version of the activation it has.
  const { macAddress, clientId, serialNumber } = board
  const asFirst = await startBoard(target, { macAddress, clientId }, {}, { 'serial-number': serialNumber })
  tally.count(!hasToken(asFirst), () => 'a board with a known key got a token as one without a serial number')
}
