/** The SDK reads a code, and optionally a text after " : ". */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly code: string

  constructor(code: string, text?: string) {
    super(text === undefined ? code : `${code} : ${text}`)
    this.code = code
  }
}

/** The server cannot take on the request right now; a later one may succeed. */
export class BusyError extends Error {
  override name = 'BusyError'
}

export function identityErrorBody(message: string, code = 400) {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }
}
