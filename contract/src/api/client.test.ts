import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ApiCallError, createClient } from './client.ts'

async function startServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the typed client', () => {
  test('a call fills the path, writes the query and sends its token', async () => {
    let seen: { url: string | undefined; authorization: string | undefined } | undefined
    const baseUrl = await startServer(({ url, headers: { authorization } }, response) => {
      seen = { url, authorization }
      response.setHeader('content-type', 'application/json').end('{"items":[],"nextCursor":null}')
    })
    const call = createClient({ baseUrl, authorization: () => 'a-token' })
    const accountId = 'a/b?c'
    const result = await call('GET /accounts/:accountId/children', { params: { accountId }, query: { limit: 10 } })
    expect(result).toEqual({ items: [], nextCursor: null })
    expect(seen).toEqual({ url: '/accounts/a%2Fb%3Fc/children?limit=10', authorization: 'Bearer a-token' })
  })

  test('the reason for opening a family goes with each call about it, whether its path or its query names it', async () => {
    const reasons: unknown[] = []
    const baseUrl = await startServer(({ headers }, response) => {
      reasons.push(headers['access-reason'])
      response.setHeader('content-type', 'application/json').end('{}')
    })
    const accessReason = (accountId: string) => (accountId === 'a' ? 'They asked' : undefined)
    const call = createClient({ baseUrl, accessReason })
    await call('GET /accounts/:accountId/home', { params: { accountId: 'a' } })
    await call('GET /cards/:cardId', { params: { cardId: 'moon' }, query: { accountId: 'a' } })
    await call('GET /cards/:cardId', { params: { cardId: 'moon' }, query: { accountId: 'b' } })
    expect(reasons).toEqual(['They%20asked', 'They%20asked', undefined])
  })

  test('an error response is thrown with its code and details', async () => {
    const error = {
      code: 'invalid-request',
      message: 'Some fields are not right.',
      details: [{ field: 'body.email', message: 'No.' }],
    }
    const baseUrl = await startServer((_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    })
    const call = createClient({ baseUrl })
    const thrown = await call('POST /wait-list', { body: { email: '' } }).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(ApiCallError)
    expect(thrown).toMatchObject({ status: 400, ...error })
  })

  test('an HTML page of a proxy is thrown as unavailable', async () => {
    const baseUrl = await startServer((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    })
    await expect(createClient({ baseUrl })('GET /genders')).rejects.toMatchObject({ status: 502, code: 'unavailable' })
  })

  test('a download is a file with its name and type', async () => {
    const baseUrl = await startServer((_, response) => {
      response
        .writeHead(200, {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="labels.pdf"',
        })
        .end('%PDF')
    })
    const file = await createClient({ baseUrl })('POST /admin/devices/qr-codes', { body: {} })
    expect([file.name, file.type, await file.text()]).toEqual(['labels.pdf', 'application/pdf', '%PDF'])
  })

  test('a download reports how many bytes were received', async () => {
    const baseUrl = await startServer((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="labels.pdf"',
      })
      // The rest follows when the first part has been read.
      response.write('%PDF')
      sendRest = () => response.end('-1.7')
    })
    let sendRest = () => {}
    const received: number[] = []
    const onReceived = (bytes: number) => {
      received.push(bytes)
      if (bytes === 4) sendRest()
    }
    const file = await createClient({ baseUrl })('POST /admin/devices/qr-codes', { body: {}, onReceived })
    expect(received).toEqual([4, 8])
    expect([file.name, await file.text()]).toEqual(['labels.pdf', '%PDF-1.7'])
  })

  test('a JSON download is a file and is not parsed', async () => {
    const baseUrl = await startServer((_, response) => {
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="all.json"',
        })
        .end('{}')
    })
    const file = await createClient({ baseUrl })('GET /accounts/:accountId/export', { params: { accountId: 'one' } })
    expect([file.name, await file.text()]).toEqual(['all.json', '{}'])
  })
})
