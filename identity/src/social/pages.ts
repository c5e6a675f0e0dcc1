import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'

const scripts = ['gapi', 'iframe', 'deliver-event', 'repeat-callback'] as const

export const pagesPath = '/emulator/auth'

/** The scripts hold no secrets, but may change with the next version. */
export function serveScripts(app: FastifyInstance) {
  for (const name of scripts) {
    const script = readFileSync(new URL(`browser/${name}.js`, import.meta.url), 'utf8')
    app.get(`${pagesPath}/${name}.js`, async (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    )
  }
}

interface Page {
  script: (typeof scripts)[number]
  data?: Record<string, string>
  text?: string
  status?: number
  /** A page of this origin may frame it. */
  framed?: boolean
}

export function sendPage(reply: FastifyReply, { script, data = {}, text = '', status = 200, framed = false }: Page) {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return setPageHeaders(reply, framed)
    .status(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign-in</title><body${attributes.join('')}><p>${escapeHtml(text)}</p>` +
        `<script src="${pagesPath}/${script}.js"></script></body></html>`,
    )
}

export const sendNotice = (reply: FastifyReply, status: number, text: string) =>
  setPageHeaders(reply, false).status(status).type('text/plain; charset=utf-8').send(text)

const strictPolicy = "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'"

/** These pages need only their script, whatever the policy of the rest of the origin. */
export function setPageHeaders(reply: FastifyReply, framed: boolean) {
  return reply.headers({
    'content-security-policy': `${strictPolicy}; frame-ancestors ${framed ? "'self'" : "'none'"}`,
    'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
    // The browser would otherwise separate the popup from its opener, which then takes it for closed.
    'cross-origin-opener-policy': 'unsafe-none',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
