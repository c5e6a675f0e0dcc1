import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../http/escape-html.ts'
import { ApiError } from '../../api-error.ts'
import type { OutboxAccess } from './outbox-access.ts'
import type { Outbox } from './outbox.ts'

export function outboxRoutes(app: FastifyInstance, access: OutboxAccess, outbox: Outbox) {
  app.get('/outbox', async (request, reply) => {
    if (!access.isLocal(request) || !access.hasToken(request)) throw new ApiError('not-found')
    const mails = await outbox.newest()
    return reply
      .type('text/html; charset=utf-8')
      .send(renderPage(mails.map(({ to, subject, text, sentAt }) => renderMail(to, subject, text, sentAt)).join('\n')))
  })
}

function renderPage(mails: string) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox – Pipit</title>
<style>
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d2b3a; background: #f3f8fc }
article { margin: 1rem 0; padding: 1rem 1.5rem; background: #fff; border-radius: 1rem; overflow-wrap: anywhere; white-space: pre-line }
h2 { margin: 0; font-size: 1.1rem } time, .to { color: #52616f }
</style></head>
<body><main><h1>Outbox</h1>
<p>No mail server is configured (SMTP_URL), so mail waits here for a day, newest first. This page can be opened only on this machine, with the address that is printed when Pipit starts.</p>
${mails || '<p>There is no mail yet. Request a link, then reload this page.</p>'}
</main></body></html>`
}

function renderMail(to: string, subject: string, text: string, sentAt: Date) {
  const linked = escapeHtml(text).replaceAll(
    /https?:\/\/\S+/g,
    (link) => `<a href="${link}" rel="noreferrer">${link}</a>`,
  )
  const time = sentAt.toISOString()
  return `<article><h2>${escapeHtml(subject)}</h2><span class="to">To ${escapeHtml(to)}, <time datetime="${time}">${time}</time></span>\n\n${linked}</article>`
}
