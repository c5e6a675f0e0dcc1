import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

const thisMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The mails hold links that sign people in: only a browser on this very machine may read them, through no proxy. */
export function canReadOutbox({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest) {
  const direct = request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined
  const addressed = loopbackNames.has((request.headers.host ?? '').replace(/:\d+$/, ''))
  const published = loopbackNames.has(new URL(publicUrl).hostname)
  return direct && addressed && published && thisMachine.has(request.socket.remoteAddress ?? '')
}
