import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fastify, { type RouteHandlerMethod } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { closeGracefully } from './close-gracefully.ts'

// More than the system takes off a server's hands for a reader who does not read.
const large = Buffer.alloc(32 * 1024 * 1024)

const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

test('what a slow reader has not taken yet is not cut off', async () => {
  const { app, ask } = await serve((_request, reply) => reply.send(large))
  const answer = await ask()
  const closed = app.close()
  expect((await buffer(answer)).length).toBe(large.length)
  await closed
})

test('an answer that has begun is finished, and its connection is not waited for', async () => {
  const content = new PassThrough()
  const { app, ask } = await serve((_request, reply) => reply.send(content), 60_000)
  content.write('begun, ')
  const answer = await ask()
  const closed = app.close()
  await expect
    .poll(() =>
      ask().then(
        ({ statusCode }) => statusCode,
        () => 'refused',
      ),
    )
    .not.toBe(200)
  content.end('and finished')
  expect(String(await buffer(answer))).toBe('begun, and finished')
  await closed
})

test('nor is one cut off that begins while the server says its goodbyes', async () => {
  const asked = Promise.withResolvers<void>()
  const goodbye = Promise.withResolvers<void>()
  const { app, ask } = await serve(
    async () => {
      asked.resolve()
      await goodbye.promise
      return large
    },
    undefined,
    async () => {
      goodbye.resolve()
      await answering
    },
  )
  const answering = ask()
  await asked.promise
  const closed = app.close()
  expect((await buffer(await answering)).length).toBe(large.length)
  await closed
})

test('whoever takes nothing is not waited for without end', async () => {
  const { app, ask } = await serve((_request, reply) => reply.send(large), 200)
  const answer = await ask()
  const failed = once(answer, 'error')
  await app.close()
  answer.resume()
  expect(await failed).toMatchObject([{ message: 'aborted' }])
})

test('whoever has gone before the answer is not waited for', async () => {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const { app, request } = await serve(async (_request, reply) => {
    asked.resolve()
    await once(reply.raw, 'close')
    setImmediate(answered.resolve)
    return 'nobody hears this'
  }, 60_000)
  const gone = request()
  gone.on('error', () => undefined)
  await asked.promise
  gone.destroy()
  await answered.promise
  await app.close()
  expect(app.server.listening).toBe(false)
})

async function serve(handler: RouteHandlerMethod, patience?: number, otherWork = async () => undefined as void) {
  const app = fastify()
  const awaitAnswers = closeGracefully(app, patience)
  app.get('/', handler)
  app.addHook('preClose', otherWork)
  app.addHook('preClose', awaitAnswers)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const request = () => get({ port, host: '127.0.0.1', agent })
  return {
    app,
    request,
    async ask() {
      const [answer] = (await once(request(), 'response')) as [IncomingMessage]
      return answer
    },
  }
}
