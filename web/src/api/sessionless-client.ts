import { createClient } from '@pipit/contract/api/client'
import { requestLanguage } from './request-language.ts'

/** These calls have their own bearer token or none. Calls on behalf of an account go through `call`. */
export const callWithoutSession = createClient({ baseUrl: '/v1', language: requestLanguage })
