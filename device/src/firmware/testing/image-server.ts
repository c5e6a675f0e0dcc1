import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** A test decides whether a request is cut after so many bytes, or answered with a status or another file. */
type Answer = { cutAfter: number } | { status: number } | { other: Buffer }

/** The next requests take their `answers` in order; `ranges` holds what was asked for. */
export function serveImage(image: Buffer) {
  const answers: Answer[] = []
  const ranges: string[] = []
  const server = createServer((request, response) => {
    const answer = answers.shift()
    const file = answer && 'other' in answer ? answer.other : image
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    ranges.push(start === undefined ? 'all' : `${start}-${end}`)
    if (answer && 'status' in answer) return void response.writeHead(answer.status).end()
    const part = start === undefined ? file : file.subarray(Number(start), Number(end) + 1)
    response.writeHead(start === undefined ? 200 : 206, {
      etag: '"an image"',
      'content-length': part.length,
      ...(start !== undefined && {
        'content-range': `bytes ${start}-${Number(start) + part.length - 1}/${file.length}`,
      }),
    })
    if (!answer || !('cutAfter' in answer)) return void response.end(part)
    return void response.write(part.subarray(0, answer.cutAfter), () => response.destroy())
  })
  beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
  afterAll(() => void server.close())

  return {
    answers,
    ranges,
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    },
    reset() {
      answers.length = 0
      ranges.length = 0
    },
  }
}
