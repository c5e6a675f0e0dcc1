import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fastify, { type RouteHandlerMethod } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { closeGracefully } from './close-gracefully.ts'

// More than the kernel buffers for a client that does not read.
const large = Buffer.alloc(32 * 1024 * 1024)

const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

test('a response that a slow client has not read yet is not cut off', async () => {
  const { app, send } = await serve((_request, reply) => reply.send(large))
  const response = await send()
  const closed = app.close()
  expect((await buffer(response)).length).toBe(large.length)
  await closed
})

test('a response that has started is finished, others are refused, and its keep-alive connection does not delay the close', async () => {
  const content = new PassThrough()
  const { app, send } = await serve((_request, reply) => reply.send(content), 60_000)
  content.write('begun, ')
  const response = await send()
  const closed = app.close()
  const refused = await send()
  expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5', connection: 'close' } })
  expect(JSON.parse(String(await buffer(refused)))).toMatchObject({ error: { code: 'unavailable' } })
  content.end('and finished')
  expect(String(await buffer(response))).toBe('begun, and finished')
  await closed
})

test('a response that starts while other close hooks run is not cut off', async () => {
  const requestReceived = Promise.withResolvers<void>()
  const otherWorkStarted = Promise.withResolvers<void>()
  const { app, send } = await serve(
    async () => {
      requestReceived.resolve()
      await otherWorkStarted.promise
      return large
    },
    undefined,
    async () => {
      otherWorkStarted.resolve()
      await responding
    },
  )
  const responding = send()
  await requestReceived.promise
  const closed = app.close()
  expect((await buffer(await responding)).length).toBe(large.length)
  await closed
})

test('a client that reads nothing is disconnected after the timeout', async () => {
  const { app, send } = await serve((_request, reply) => reply.send(large), 200)
  const response = await send()
  const failed = once(response, 'error')
  await app.close()
  response.resume()
  expect(await failed).toMatchObject([{ message: 'aborted' }])
})

test('a client that disconnected before the response does not delay the close', async () => {
  const requestReceived = Promise.withResolvers<void>()
  const responseSent = Promise.withResolvers<void>()
  const { app, request } = await serve(async (_request, reply) => {
    requestReceived.resolve()
    await once(reply.raw, 'close')
    setImmediate(responseSent.resolve)
    return 'never sent'
  }, 60_000)
  const clientRequest = request()
  clientRequest.on('error', () => undefined)
  await requestReceived.promise
  clientRequest.destroy()
  await responseSent.promise
  await app.close()
  expect(app.server.listening).toBe(false)
})

async function serve(handler: RouteHandlerMethod, timeoutMs?: number, otherWork = async () => undefined as void) {
  const app = fastify({ return503OnClosing: false })
  const awaitResponses = closeGracefully(app, timeoutMs)
  app.get('/', handler)
  app.addHook('preClose', otherWork)
  app.addHook('preClose', awaitResponses)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const request = () => get({ port, host: '127.0.0.1', agent })
  return {
    app,
    request,
    async send() {
      const [response] = (await once(request(), 'response')) as [IncomingMessage]
      return response
    },
  }
}
