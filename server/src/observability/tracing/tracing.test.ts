import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'

interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}
interface Export {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

const received: string[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    received.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
afterAll(() => collector.close())
const spans = () =>
  received.flatMap((body) =>
    (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const named = (name: string) => spans().filter((span) => span.name === name)

const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const sockets = openSockets()
const server = startTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, { voice: testVoice() })
const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('a turn is one trace from the child’s words to the jobs that follow from it, and nothing personal is in it', async () => {
  const { connect, child, accountId, deviceId, bearer, readChildTexts } = await aFamilyInConversation(server, sockets)
  const device = await connect()
  await device.start()
  await device.waitForCoachText('Hello there!')
  device.say(1)
  await device.waitForCoachText('You said: I like frogs.')
  await expect.poll(readChildTexts).toEqual(['I like frogs'])
  device.socket.emit('stop')
  await expect.poll(() => named('job remember-facts')).toHaveLength(1)
  await expect.poll(() => named('turn')).toHaveLength(1)
  const [turn] = named('turn')
  const inTurn = spans().filter(({ traceId }) => traceId === turn?.traceId)
  expect(inTurn.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['turn', 'hear', 'endpointing', 'think', 'speak', 'total', 'save', 'job remember-facts']),
  )
  const parents = inTurn.filter((span) => span.spanId !== turn?.spanId).map(({ parentSpanId }) => parentSpanId)
  expect(new Set(parents)).toEqual(new Set([turn?.spanId]))
  const text = received.join('\n')
  for (const secret of [
    child.name,
    child.id,
    accountId,
    deviceId,
    bearer,
    device.conversation(),
    'hurt',
    'Hello there',
  ])
    expect(text).not.toContain(secret)
})

test('a request is a span by its route, and a stranger’s trace is not continued', async () => {
  await server.fetch('/v1/genders?search=secret-search', { headers: { traceparent: given } })
  await expect.poll(() => named('GET /v1/genders')).toHaveLength(1)
  expect(named('GET /v1/genders')[0]?.parentSpanId ?? '').toBe('')
  expect(received.join('\n')).not.toMatch(/secret-search|0af7651916cd43dd/)
})

test('the trace of a trusted proxy is continued, also by the jobs that the request queues', async () => {
  const behindProxy = await server.another({ trustProxy: 1 })
  await fetch(`${behindProxy.url}/v1/auth/send-reset-password-email`, {
    method: 'POST',
    headers: { traceparent: given, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org' }),
  })
  await expect.poll(() => named('job send-action-mail')).toHaveLength(1)
  await behindProxy.close()
  const request = named('POST /v1/auth/send-reset-password-email')[0]
  expect(request).toMatchObject({ traceId: given.split('-')[1], parentSpanId: given.split('-')[2] })
  expect(named('job send-action-mail')[0]).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(received.join('\n')).not.toContain('nobody@example')
})
