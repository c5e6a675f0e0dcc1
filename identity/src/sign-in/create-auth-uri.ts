import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { identifier, optionalText, text } from '../http/field-schemas.ts'
import { newCode } from '../secrets/random-code.ts'

export const authUriRequest = z.object({
  identifier,
  continueUri: text(2048, 'MISSING_CONTINUE_URI').refine(
    (uri) => Boolean(URL.parse(uri)?.host),
    'INVALID_CONTINUE_URI',
  ),
  sessionId: optionalText(512),
})

/** Lists no ways to sign in, because that would reveal who has an account. */
export function createAuthUri(_: Dependencies, { sessionId }: z.output<typeof authUriRequest>) {
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: sessionId || newCode() }
}
