import { createClient } from '@pipit/contract/api/client'
import { clientOptions, withRenewal } from './client.ts'

/** `call` for large files: says again and again which share of the file is sent, from 0 to 1. */
export const callWithProgress = (onSent: (share: number) => void) =>
  withRenewal(createClient({ ...clientOptions, send: (url, request) => sendRequest(url, request, onSent) }))

/** Only `XMLHttpRequest` says how much is sent. */
function sendRequest(url: string, { method, headers, body }: RequestInit, onSent: (share: number) => void) {
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  request.open(method ?? 'GET', url)
  new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total))
  request.addEventListener('load', () => {
    const type = request.getResponseHeader('content-type') ?? ''
    resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }))
  })
  request.addEventListener('error', () => reject(new TypeError('The request failed.')))
  request.send(body as XMLHttpRequestBodyInit)
  return promise
}
