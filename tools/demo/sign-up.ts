import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import type { Config } from '@pipit/server/config'
import type { Database } from '@pipit/server/database/connect'
import { createCipher } from '@pipit/server/database/cipher'
import { createOutbox } from '@pipit/server/features/outbox/outbox'
import { secretKeys } from '@pipit/server/secret-keys'
import type { Person } from './credentials.ts'

export type SignedIn = Awaited<ReturnType<ReturnType<typeof createSignUp>['signUp']>>

const mailTimeoutMs = 60_000
const isAnyAddress = (host: string) => host === '0.0.0.0' || host === '::'

/** Signs people up as the pages do: they sign up, follow the link in their mail, and sign in. */
export function createSignUp(database: Database, config: Config) {
  const url = `http://${isAnyAddress(config.host) ? '127.0.0.1' : config.host}:${config.port}`
  const baseUrl = url + versionPrefix
  const anybody = createClient({ baseUrl })

  return {
    url,
    anybody,
    async signUp({ email, password }: Person) {
      await toolkit('signUp', { email, password })
      await anybody('POST /auth/send-verify-email-email', { body: { email } })
      await toolkit('update', { oobCode: await mailedCode(email) })
      const { idToken = '' } = await toolkit('signInWithPassword', { email, password })
      const { id, access_token: token } = await anybody('POST /auth/sign-in/id', { bearer: idToken })
      return { accountId: id, params: { accountId: id }, call: createClient({ baseUrl, authorization: () => token }) }
    },
  }

  async function mailedCode(email: string): Promise<string> {
    const outbox = createOutbox(database, createCipher((await secretKeys(config)).forPurpose('mail')))
    for (const until = Date.now() + mailTimeoutMs; Date.now() < until; await delay(50)) {
      const letter = (await outbox.newest()).find(({ to, text }) => to === email && text.includes('oobCode='))
      const code = letter && /oobCode=([^&\s]+)/.exec(letter.text)?.[1]
      if (code) return decodeURIComponent(code)
    }
    throw new Error(`no mail came for ${email} within a minute.`)
  }

  async function toolkit(operation: string, body: object) {
    const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=pipit-web`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    })
    if (!response.ok) throw new Error(`the identity provider refused "${operation}" with ${response.status}.`)
    return (await response.json()) as { idToken?: string }
  }
}
