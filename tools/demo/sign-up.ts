import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import type { Database } from '@pipit/database/connect'
import type { Config } from '@pipit/server/config/config'
import { createCipher } from '@pipit/server/database/cipher'
import { createOutbox } from '@pipit/server/features/outbox/outbox'
import { secretKeys } from '@pipit/server/config/secret-keys'
import type { Person } from './credentials.ts'

export type SignedIn = Awaited<ReturnType<ReturnType<typeof createSignUp>['signUp']>>

const mailTimeoutMs = 60_000
const isAnyAddress = (host: string) => host === '0.0.0.0' || host === '::'

/** Signs up, follows the link in the mail and signs in, as the pages do. */
export function createSignUp(database: Database, config: Config) {
  const url = `http://${isAnyAddress(config.host) ? '127.0.0.1' : config.host}:${config.port}`
  const baseUrl = url + versionPrefix
  const callAnonymously = createClient({ baseUrl })

  return {
    url,
    callAnonymously,
    async signUp({ email, password }: Person) {
      await callIdentityToolkit('signUp', { email, password })
      await callAnonymously('POST /auth/send-verify-email-email', { body: { email } })
      await callIdentityToolkit('update', { oobCode: await readMailedCode(email) })
      const { idToken = '' } = await callIdentityToolkit('signInWithPassword', { email, password })
      const { id, access_token: token } = await callAnonymously('POST /auth/sign-in/id', { bearer: idToken })
      return { accountId: id, params: { accountId: id }, call: createClient({ baseUrl, authorization: () => token }) }
    },
  }

  async function readMailedCode(email: string): Promise<string> {
    const outbox = createOutbox(database, createCipher((await secretKeys(config)).forPurpose('mail')))
    for (const until = Date.now() + mailTimeoutMs; Date.now() < until; await delay(50)) {
      const mail = (await outbox.newest()).find(({ to, text }) => to === email && text.includes('oobCode='))
      const code = mail && /oobCode=([^&\s]+)/.exec(mail.text)?.[1]
      if (code) return decodeURIComponent(code)
    }
    throw new Error(`no mail came for ${email} within a minute.`)
  }

  async function callIdentityToolkit(operation: string, body: object) {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=pipit-web`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    })
    if (!response.ok) throw new Error(`the identity provider refused "${operation}" with ${response.status}.`)
    return (await response.json()) as { idToken?: string }
  }
}
