import { CallError } from '@pipit/contract/client'

/** What went wrong, in words for the person who waits. */
export function inWords(error: unknown): string {
  if (error instanceof CallError) return error.message
  return 'We could not reach Pipit. What you typed is still here: check your connection, then try again.'
}

/** What the server said about each field of the body, by the field's name. */
export function mistakesIn(error: unknown): { name: string; message: string }[] {
  if (!(error instanceof CallError)) return []
  return error.details
    .filter(({ field }) => field.startsWith('body.'))
    .map(({ field, message }) => ({ name: field.split('.')[1] ?? '', message }))
}

export function isCode(error: unknown, code: CallError['code']): boolean {
  return error instanceof CallError && error.code === code
}
