import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const built = fileURLToPath(new URL('../../../docs/dist', import.meta.url))
const prefix = '/docs/'

/** Stricter than for the application: these pages have no styles inside and show no recordings. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

/** Serves the documentation site, which `tools/build-docs.ts` builds. */
export async function serveDocs(app: FastifyInstance) {
  if (!existsSync(built)) return
  app.get('/docs', (_, reply) => reply.redirect(prefix))
  const llms = readFileSync(join(built, 'llms.txt'))
  app.get('/llms.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(llms))
  await app.register(
    async (docs) => {
      docs.setNotFoundHandler((_, reply) => reply.code(404).sendFile('not-found.html'))
      await docs.register(serveStatic, {
        root: built,
        cacheControl: false,
        dotfiles: 'ignore',
        setHeaders: (reply) => {
          reply.header('cache-control', 'no-cache').header('content-security-policy', contentSecurityPolicy)
        },
      })
    },
    { prefix },
  )
}
