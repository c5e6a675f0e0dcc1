import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFound, isApiPath } from './error-handler.ts'
import { requestLanguage, setContentLanguage } from './request-language.ts'

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Search engines find the pages for visitors; the others need a sign-in or a personal link, or are no pages. */
const robots = `User-agent: *
${['/v1/', '/app', '/admin', '/families', '/verify-email', '/reset-password', '/emulator/'].map((path) => `Disallow: ${path}\n`).join('')}`

/**
 * Serves the web application. Every unknown path of a page gets the same page, because the app routes by itself. The first
 * page of a visitor shows its form before its script has arrived. Both are in the language that the browser prefers.
 */
export async function serveWeb(app: FastifyInstance) {
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  if (!existsSync(built)) {
    app.setNotFoundHandler(sendNotFound)
    return
  }
  await app.register(serveStatic, {
    root: built,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // File names under assets/ contain a hash of the content; other files may change with the next build.
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    setContentLanguage(reply, requestLanguage(request)).sendFile(pageFor(request))
  app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) => {
    return request.method === 'GET' && isPagePath(request.url.split('?')[0] ?? '')
      ? sendPage(request, reply)
      : sendNotFound(request, reply)
  })
}

const pageFor = (request: FastifyRequest) =>
  `${request.url === '/' ? 'sign-in' : 'index'}.${requestLanguage(request)}.html`

/**
 * Whatever asks for a file, for a document below `/.well-known/` or for the socket, which another process may serve, must
 * not take a page for it.
 */
const withoutPages = ['/assets/', '/.well-known/', '/socket.io/']

function isPagePath(path: string) {
  return !isApiPath(path) && !withoutPages.some((prefix) => path.startsWith(prefix))
}
