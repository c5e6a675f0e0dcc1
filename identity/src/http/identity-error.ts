/** An error in the SDK's format: a code, and optionally a text after " : ". */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: string

  constructor(code: string, text?: string) {
    super(text === undefined ? code : `${code} : ${text}`)
    this.code = code
  }
}

export function identityErrorBody(message: string, code = 400) {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }
}
