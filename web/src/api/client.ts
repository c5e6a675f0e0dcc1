import { ApiCallError, createClient, type ClientOptions } from '@pipit/contract/api/client'
import { readAccessReason } from './session/access-reason.ts'
import { readAccount } from './session/account-store.ts'
import { requestLanguage } from './request-language.ts'
import { currentSession, replaceSession } from './session/session.ts'

export const clientOptions: ClientOptions = {
  baseUrl: '/v1',
  // Calls without an account need not wait for the identity provider.
  authorization: async () => (readAccount() ? (await currentSession())?.accessToken : undefined),
  accessReason: readAccessReason,
  language: requestLanguage,
}

/** Calls the server as the signed-in account. If the session has ended early, for example by a new role, it is replaced once. */
export const call = withRenewal(createClient(clientOptions))

export function withRenewal(callOnce: ReturnType<typeof createClient>) {
  return (async (...request: Parameters<typeof callOnce>) => {
    const rejected = readAccount()
    try {
      return await callOnce(...request)
    } catch (error) {
      const hasEnded = error instanceof ApiCallError && error.code === 'unauthenticated' && rejected !== null
      if (!hasEnded || !(await replaceSession(rejected))) throw error
      return callOnce(...request)
    }
  }) as typeof callOnce
}
