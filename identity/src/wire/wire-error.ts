/** A refusal as the SDK understands it: a code, and optionally a text after " : ". */
export class WireError extends Error {
  override name = 'WireError'
  readonly code: string

  constructor(code: string, text?: string) {
    super(text === undefined ? code : `${code} : ${text}`)
    this.code = code
  }
}

export function wireErrorBody(message: string, code = 400) {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }
}
