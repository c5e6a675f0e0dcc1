import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const built = fileURLToPath(new URL('../../../docs/dist', import.meta.url))
const prefix = '/docs/'

/** Serves the documentation site, which `npm run docs` builds. */
export async function serveDocs(app: FastifyInstance, folder = built) {
  app.get('/docs', (_, reply) => reply.redirect(prefix))
  if (!existsSync(folder)) {
    const hint = 'The documentation is built by `npm run docs`. Its pages are the Markdown files in docs/.\n'
    app.get(`${prefix}*`, (_, reply) => reply.code(404).type('text/plain; charset=utf-8').send(hint))
    return
  }
  const llms = readFileSync(join(folder, 'llms.txt'))
  app.get('/llms.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(llms))
  const contentSecurityPolicy = policyFor(readFileSync(join(folder, 'index.html'), 'utf8'))
  await app.register(
    async (docs) => {
      docs.setNotFoundHandler((_, reply) => reply.code(404).sendFile('404.html'))
      await docs.register(serveStatic, {
        root: folder,
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

/** Stricter than for the application: these pages have no styles inside, show no recordings, and all have the same scripts. */
function policyFor(page: string) {
  const scripts = [...page.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    "connect-src 'self'",
    "img-src 'self' data:",
    `script-src 'self'${scripts.join('')}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';')
}
