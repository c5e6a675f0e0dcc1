import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Attack } from '../runner/attack.ts'
import { aClaimedBoard, openBoardSocket } from '../target/a-board.ts'
import { aConversation } from '../target/conversation.ts'
import { aParent } from '../target/people.ts'
import { poll } from '../target/poll.ts'
import { withTarget } from '../target/with-target.ts'

export const secretsInProcesses: Attack = {
  name: 'secrets-in-processes',
  aim: 'read the server’s key in the environment of another process, such as PostgreSQL, which runs as another user',
  async attempt(options) {
    if (!existsSync('/proc/self/environ')) return { succeeded: false, evidence: 'not tried: this machine has no /proc' }
    const secretKey = randomBytes(32).toString('base64')
    const variables = { SECRET_KEY: secretKey }
    return withTarget({ ...options, variables }, async (target) => {
      // A conversation starts the voice, and a board the process that encodes speech for it.
      const { close } = await aConversation(target)
      const socket = await openBoardSocket(target, await aClaimedBoard(target, await aParent(target)))
      socket?.send(JSON.stringify({ type: 'hello', version: 1, transport: 'websocket', features: {} }))
      const encoder = await poll(async () => readProcesses().find(({ command }) => command.includes('encode-speech')))
      const others = readProcesses().filter(({ pid }) => pid !== target.pid && pid !== process.pid)
      const told = others.filter(({ environment }) => environment.includes(secretKey))
      socket?.close()
      close()
      return {
        succeeded: told.length > 0,
        evidence: `the key is in the environment of ${told.length} of ${others.length} processes: ${told.map(({ command }) => command.slice(0, 60)).join(', ') || `not even of ${encoder.command.slice(-60)}`}`,
      }
    })
  },
}

/** The processes of this machine, as far as they may be read. */
function readProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const read = (file: string) => readFileSync(`/proc/${name}/${file}`, 'utf8').replaceAll('\0', ' ').trim()
      try {
        return [{ pid: Number(name), command: read('cmdline'), environment: read('environ') }]
      } catch {
        return []
      }
    })
}
