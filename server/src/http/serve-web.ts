import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound, isApiPath } from './error-handler.ts'

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The web application: its files, and its page for every other address, since it does its own routing. */
export async function serveWeb(app: FastifyInstance) {
  if (!existsSync(built)) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(serveStatic, {
    root: built,
    preCompressed: true,
    cacheControl: false,
    // Names under assets/ carry a hash of their contents; everything else may change with the next build.
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !isApiPath(request.url.split('?')[0] ?? '') && !request.url.startsWith('/assets/')
    return wantsPage ? reply.sendFile('index.html') : answerNotFound(request, reply)
  })
}
