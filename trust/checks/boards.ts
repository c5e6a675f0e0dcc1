import { once } from 'node:events'
import * as fc from 'fast-check'
import { hostileValue } from '../requests/hostile-values.ts'
import { createTally, type Check } from '../runner/check.ts'
import { aClaimedBoard, aNewBoard, openBoardSocket, startBoard, type Board } from '../target/a-board.ts'
import { startFamilies, type Families } from '../target/families.ts'
import { call } from '../target/people.ts'
import { watchHealth } from '../target/watch-health.ts'

const messagesPerConnection = 100
/** Fewer than a board may open at once. */
const connectionsPerBoard = 20

/** Boards that are not what they say, and that send what no board sends. */
export const boards: Check = {
  name: 'boards',
  async run({ tries, report }) {
    const families = await startFamilies()
    try {
      const { target, victim, attacker } = families
      const tally = createTally()
      const health = watchHealth(target, tally)
      const known = await aClaimedBoard(target, victim.parent)

      for (let count = 0; count < tries(500, 20); count += 1) {
        const stranger = { ...aNewBoard(), macAddress: known.macAddress }
        const { status, json } = await startBoard(target, stranger)
        const hasToken = JSON.stringify(json).includes('websocket')
        tally.count(status === 200 && !hasToken, () => `a MAC address alone got ${status}, token: ${hasToken}`)
      }
      report('MAC addresses tried')

      for (const { clientId, token } of stolen(known)) {
        const socket = await openBoardSocket(target, { clientId, token })
        tally.count(socket === null, () => 'a token was accepted without its Client-Id')
        socket?.close()
      }
      for (const path of [`/v1/accounts/${victim.parent.accountId}/devices`, '/v1/me']) {
        const { status } = await call(target, `GET ${path}`, { token: known.token })
        tally.count([401, 403, 404].includes(status), () => `a board's token opened ${path}: ${status}`)
      }

      for (const body of fc.sample(hostileValue, tries(3000, 100))) {
        const { status } = await startBoard(target, aNewBoard(), body)
        tally.count(status < 500, () => `a start with ${JSON.stringify(body).slice(0, 100)} was answered ${status}`)
      }
      report('hostile starts sent')

      const messages = fc.sample(aMalformedMessage(), tries(15_000, 400))
      await sendMessages(families, messages, async () =>
        tally.count(await health.isReady(), () => 'after messages of a board the server did not answer'),
      )
      report(`${messages.length} messages sent`)

      const guesses = tries(300, 30)
      let throttled = 0
      for (let count = 0; count < guesses; count += 1) {
        const body = { code: String(count).padStart(6, '0') }
        const path = `POST /v1/accounts/${attacker.parent.accountId}/devices/claim-board`
        const { status } = await call(target, path, { token: attacker.parent.token, body })
        if (status === 429) throttled += 1
        tally.count(status === 404 || status === 429, () => `a guessed code was answered ${status}`)
      }
      tally.count(throttled >= guesses - 10, () => `only ${throttled} of ${guesses} guesses were throttled`)

      return health.finish()
    } finally {
      await families.stop()
    }
  },
}

/** What somebody could have seen or made. */
function* stolen({ clientId, macAddress, token }: Board & { token: string }) {
  yield { clientId: aNewBoard().clientId, token }
  yield { clientId: macAddress, token }
  yield { clientId: '', token }
  yield { clientId, token: '' }
  yield { clientId, token: `${token.slice(0, -2)}xx` }
}

function aMalformedMessage(): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const types = ['hello', 'listen', 'abort', 'mcp', 'ping', 'goodbye', 'iot', '__proto__']
  const fields = fc.record({
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<unknown>(...types) },
      { weight: 1, arbitrary: hostileValue },
    ),
    state: fc.oneof(fc.constantFrom<unknown>('start', 'stop', 'detect'), hostileValue),
    mode: hostileValue,
    text: hostileValue,
    version: hostileValue,
    features: fc.oneof(fc.constant({ mcp: true }), hostileValue),
    audio_params: hostileValue,
    payload: fc.oneof(fc.record({ jsonrpc: fc.constant('2.0'), id: fc.nat(50), result: hostileValue }), hostileValue),
  })
  const json = fields.map((message) => JSON.stringify(message))
  const binary = fc.uint8Array({ maxLength: 5000 }).map((bytes) => new Uint8Array(bytes))
  return fc.oneof({ weight: 4, arbitrary: json }, { weight: 3, arbitrary: binary }, fc.string({ unit: 'binary' }))
}

async function sendMessages(
  { target, attacker }: Families,
  messages: (string | Uint8Array<ArrayBuffer>)[],
  onSent: () => Promise<void>,
) {
  let board = await aClaimedBoard(target, attacker.parent, { childId: attacker.ids.childId })
  for (let at = 0, opened = 1; at < messages.length; at += messagesPerConnection, opened += 1) {
    if (opened % connectionsPerBoard === 0) board = await aClaimedBoard(target, attacker.parent)
    const socket = await openBoardSocket(target, board)
    if (!socket) throw new Error('The board was refused.')
    socket.send(JSON.stringify({ type: 'hello', version: 1 }))
    socket.send(JSON.stringify({ type: 'listen', state: 'start' }))
    for (const message of messages.slice(at, at + messagesPerConnection)) socket.send(message)
    socket.close()
    await once(socket, 'close')
    await onSent()
  }
}
