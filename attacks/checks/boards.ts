import { once } from 'node:events'
import { createFirmwareKey } from '@pipit/server/features/firmware/testing/firmware-image'
import * as fc from 'fast-check'
import { tryCodes } from '../boards/try-codes.ts'
import { tryDownloads } from '../boards/try-downloads.ts'
import { tryPictures } from '../boards/try-pictures.ts'
import { tryProofs } from '../boards/try-proofs.ts'
import { hostileValue } from '../requests/hostile-values.ts'
import type { Check } from '../runner/check.ts'
import { aClaimedBoard, aNewBoard, hasToken, openBoardSocket, startBoard, type Board } from '../target/a-board.ts'
import { withFamilies, type Families } from '../target/families.ts'
import { call } from '../target/people.ts'
import { watchHealth } from '../target/watch-health.ts'

const messagesPerConnection = 100
/** A board may open more at once. */
const connectionsPerBoard = 20

/** Boards that are not what they say, and that send what no board sends. */
export const boards: Check = {
  name: 'boards',
  run({ tries, tally, report }) {
    const firmwareKey = createFirmwareKey()
    return withFamilies(
      async (families) => {
        const { target, victim } = families
        const health = watchHealth(target, tally)
        const known = await aClaimedBoard(target, victim.parent)

        for (let count = 0; count < tries(500, 20); count += 1) {
          const stranger = { ...aNewBoard(), macAddress: known.macAddress }
          const answer = await startBoard(target, stranger)
          const { status } = answer
          tally.count(status === 200 && !hasToken(answer), () => `a MAC address alone was answered ${status}`)
        }
        report('MAC addresses tried')

        for (const [what, credentials] of Object.entries(stolen(known))) {
          const socket = await openBoardSocket(target, credentials)
          tally.count(socket === null, () => `${what} opened a connection`)
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

        await tryProofs(families, { tally, tries })
        report('proofs tried')
        await tryPictures(families, { tally, tries })
        report('pictures sent')
        await tryDownloads(families, firmwareKey, { tally, tries })
        report('addresses of firmware tried')
        // Last, because afterwards no family can add a board for some time.
        await tryCodes(families, { tally, tries })
        report('codes guessed')

        return health.finish()
      },
      { FIRMWARE_PUBLIC_KEYS: firmwareKey.text },
    )
  },
}

/** What somebody could have seen or made. Its name is printed, and no token. */
function stolen({ clientId, macAddress, token }: Board & { token: string }) {
  const stranger = aNewBoard()
  return {
    'a token without its Client-Id': { clientId: stranger.clientId, token },
    'a token with the MAC address as Client-Id': { clientId: macAddress, token },
    'a token with no Client-Id': { clientId: '', token },
    'a Client-Id alone': { clientId, token: '' },
    'a Client-Id with a changed token': { clientId, token: `${token.slice(0, -2)}xx` },
    'a MAC address': { clientId: stranger.clientId, macAddress, token: '' },
    'a MAC address with a token, without its Client-Id': { clientId: stranger.clientId, macAddress, token },
    'a Client-Id with another MAC address': { clientId, macAddress: stranger.macAddress, token: '' },
    'a Client-Id with an empty MAC address': { clientId, macAddress: '', token: '' },
    'a MAC address with a longer Client-Id': { clientId: `${clientId}0`, macAddress, token: '' },
  }
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
