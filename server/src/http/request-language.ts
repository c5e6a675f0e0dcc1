import { matchLanguage, type Language } from '@pipit/contract/api/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguages } from './accepted-languages.ts'

/** The first language of `Accept-Language` that we have. Pages send the one that they are in. */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  matchLanguage(acceptedLanguages(headers['accept-language']))

/** Says in which language the response is, and that another request may get another one. */
export function setContentLanguage(reply: FastifyReply, language: Language) {
  const vary = reply.getHeader('vary')
  reply.header('content-language', language)
  if (vary === undefined) return reply.header('vary', 'accept-language')
  // A handler that fails may have said so already.
  return String(vary).includes('accept-language') ? reply : reply.header('vary', `${String(vary)}, accept-language`)
}
