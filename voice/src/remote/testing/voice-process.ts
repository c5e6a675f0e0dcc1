import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { FailureLog } from '../../failure-log.ts'
import { freePort } from '@pipit/test-kit/free-port'
import type { EmbeddedSpeech } from '../../embedded/embedded-speech.ts'
import { serveSpeech } from '../serve-speech.ts'

interface Options {
  speech: EmbeddedSpeech
  token: string
  log: FailureLog
}

/** Serves speech behind a TCP proxy, which can lose its connections as a machine that fails does. */
export async function startVoiceProcess({ token, ...options }: Options) {
  const [port, hiddenPort] = [await freePort(), await freePort()]
  const server = await serveSpeech({
    ...options,
    isToken: (sent) => sent === token,
    host: '127.0.0.1',
    port: hiddenPort,
    onRequest: () => {},
  })
  const sockets = new Set<Socket>()
  let isFrozen = false
  const proxy = createServer((client) => {
    const voice = connect(hiddenPort, '127.0.0.1')
    forward(client, voice)
    forward(voice, client)
  })
  const listen = async () => {
    proxy.listen(port, '127.0.0.1')
    await once(proxy, 'listening')
  }
  await listen()

  function forward(from: Socket, to: Socket) {
    sockets.add(from)
    from.on('data', (bytes) => isFrozen || to.write(bytes))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  function lose() {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: `ws://127.0.0.1:${port}`,
    announceStop: server.announceStop,
    lose,
    restore: listen,
    /** The connections stay open, and nothing arrives. */
    freeze: () => void (isFrozen = true),
    async close() {
      lose()
      await server.close()
    },
  }
}
