import type { FastifyInstance } from 'fastify'
import { IdentityError } from './identity-error.ts'
import { maxFormFields } from './request-limits.ts'

/** Token refreshes and the responses of some providers are forms. Their fields are counted before anything is parsed. */
export function parseForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const form = String(body)
    if (form.split('&', maxFormFields + 1).length > maxFormFields) done(tooManyFields())
    else done(null, Object.fromEntries(new URLSearchParams(form)))
  })
}

const tooManyFields = () => new IdentityError('INVALID_ARGUMENT', `A form has at most ${maxFormFields} fields.`)
