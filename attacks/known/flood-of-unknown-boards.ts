import { boardSocketPath } from '@pipit/contract/boards/messages'
import { askForWebSocket } from '../requests/raw-websocket.ts'
import { onTarget, type Attack } from '../runner/attack.ts'
import { aNewBoard } from '../target/a-board.ts'

const seconds = 10
const senders = 16
/** What a network may ask at once, and more than it may ask again meanwhile. */
const allowed = 600

export const floodOfUnknownBoards: Attack = {
  name: 'flood-of-unknown-boards',
  aim: 'have the server look up boards that do not exist, as fast as it can, by asking for their sockets from one address',
  attempt: onTarget({}, async (target) => {
    const seen = new Map<string | null, number>()
    const until = performance.now() + seconds * 1000
    const send = async () => {
      while (performance.now() < until) {
        const { macAddress, clientId } = aNewBoard()
        const headers = { 'device-id': macAddress, 'client-id': clientId }
        const { socket, status } = await askForWebSocket(target.url, boardSocketPath, headers)
        seen.set(status, (seen.get(status) ?? 0) + 1)
        socket.destroy()
      }
    }
    await Promise.all(Array.from({ length: senders }, send))
    const lookedUp = seen.get('401') ?? 0
    const answers = [...seen].map(([status, count]) => `${count} × ${status}`).join(', ')
    return { succeeded: lookedUp > allowed, evidence: `in ${seconds} s: ${answers}` }
  }),
}
