import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Mails contain sign-in links, so only a browser on this machine may read them, and not through a proxy. */
export function canReadOutbox({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest) {
  const isDirect = request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined
  const hasLoopbackHost = loopbackNames.has((request.headers.host ?? '').replace(/:\d+$/, ''))
  const isPublicUrlLoopback = loopbackNames.has(new URL(publicUrl).hostname)
  return isDirect && hasLoopbackHost && isPublicUrlLoopback && loopbackAddresses.has(request.socket.remoteAddress ?? '')
}
