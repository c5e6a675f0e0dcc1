import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ApiCallError, createClient } from './client.ts'

async function serverThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the typed client', () => {
  test('fills the path, writes the query and shows its token', async () => {
    let seen: { url: string | undefined; authorization: string | undefined } | undefined
    const baseUrl = await serverThat(({ url, headers: { authorization } }, response) => {
      seen = { url, authorization }
      response.setHeader('content-type', 'application/json').end('{"items":[],"nextCursor":null}')
    })
    const call = createClient({ baseUrl, authorization: () => 'a-token' })
    const accountId = 'a/b?c'
    const answer = await call('GET /accounts/:accountId/children', { params: { accountId }, query: { limit: 10 } })
    expect(answer).toEqual({ items: [], nextCursor: null })
    expect(seen).toEqual({ url: '/accounts/a%2Fb%3Fc/children?limit=10', authorization: 'Bearer a-token' })
  })

  test('throws what the server says is wrong', async () => {
    const error = {
      code: 'invalid-request',
      message: 'Some fields are not right.',
      details: [{ field: 'body.email', message: 'No.' }],
    }
    const baseUrl = await serverThat((_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    })
    const call = createClient({ baseUrl })
    const thrown = await call('POST /wait-list', { body: { email: '' } }).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(ApiCallError)
    expect(thrown).toMatchObject({ status: 400, ...error })
  })

  test('survives a proxy that answers with a page', async () => {
    const baseUrl = await serverThat((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    })
    await expect(createClient({ baseUrl })('GET /genders')).rejects.toMatchObject({ status: 502, code: 'unavailable' })
  })

  test('gives a file with its name', async () => {
    const baseUrl = await serverThat((_, response) => {
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

  test('tells how much of a file has come', async () => {
    const baseUrl = await serverThat((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="labels.pdf"',
      })
      // The rest follows when the first part has been read.
      response.write('%PDF')
      goOn = () => response.end('-1.7')
    })
    let goOn = () => {}
    const received: number[] = []
    const onReceived = (bytes: number) => {
      received.push(bytes)
      if (bytes === 4) goOn()
    }
    const file = await createClient({ baseUrl })('POST /admin/devices/qr-codes', { body: {}, onReceived })
    expect(received).toEqual([4, 8])
    expect([file.name, await file.text()]).toEqual(['labels.pdf', '%PDF-1.7'])
  })

  test('gives a file of JSON as a file', async () => {
    const baseUrl = await serverThat((_, response) => {
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
