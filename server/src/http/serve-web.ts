import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendNotFound, isApiPath } from './error-handler.ts'

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Serves the web application. Every unknown path outside the API gets index.html, because the app routes by itself. */
export async function serveWeb(app: FastifyInstance) {
  if (!existsSync(built)) {
    app.setNotFoundHandler(sendNotFound)
    return
  }
  await app.register(serveStatic, {
    root: built,
    preCompressed: true,
    cacheControl: false,
    // File names under assets/ contain a hash of the content; other files may change with the next build.
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !isApiPath(request.url.split('?')[0] ?? '') && !request.url.startsWith('/assets/')
    return wantsPage ? reply.sendFile('index.html') : sendNotFound(request, reply)
  })
}
