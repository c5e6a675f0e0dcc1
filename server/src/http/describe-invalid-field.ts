import type { FastifySchemaValidationError } from 'fastify'
import type { I18n } from '../i18n/i18n.ts'

interface IssueParams {
  origin?: string
  minimum?: number
  maximum?: number
}

/**
 * What is wrong with a field. Messages of the contract are translated; where it has none, Zod's English says the type that
 * a program should send, and other languages say what a person can change.
 */
export function describeInvalidField(i18n: I18n, { keyword, message, params }: FastifySchemaValidationError): string {
  const given = message ?? /*i18n*/ 'This is not valid.'
  const translated = i18n.translate(given)
  if (translated !== given || i18n.language === 'en') return translated
  const { origin, minimum, maximum } = params as IssueParams
  if (keyword === 'too_big' && maximum !== undefined)
    return origin === 'string'
      ? i18n.t('{count, plural, one {At most # character.} other {At most # characters.}}', { count: maximum })
      : i18n.t('At most {count, number}.', { count: maximum })
  if (keyword === 'too_small' && minimum !== undefined)
    return origin === 'string'
      ? i18n.t('{count, plural, one {At least # character.} other {At least # characters.}}', { count: minimum })
      : i18n.t('At least {count, number}.', { count: minimum })
  return i18n.t('This is not valid.')
}
