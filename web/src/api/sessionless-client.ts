import { createClient } from '@pipit/contract/api/client'
import { requestLanguage } from './request-language.ts'

/** For calls with their own bearer token or with none. Calls on behalf of an account go through `call`. */
export const callWithoutSession = createClient({ baseUrl: '/v1', language: requestLanguage })
