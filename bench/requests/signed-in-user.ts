import { randomInt } from 'node:crypto'
import { superadminEmail, type App } from '../runner/app-process.ts'

const json = { 'content-type': 'application/json' }

/** Valid for 15 minutes. The first call creates the account. */
export async function superadminToken(app: App): Promise<string> {
  const url = urlOf(app)
  const signedIn = callIdentityToolkit<{ idToken: string }>(url, 'signInWithPassword', {
    email: superadminEmail,
    password: 'correct horse',
    returnSecureToken: true,
  })
  const { idToken } = await signedIn.catch(() => signUpVerifiedUser(app, superadminEmail, 'correct horse'))
  const response = await fetch(`${url}/v1/auth/sign-in/id`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
  })
  if (!response.ok) throw new Error(`The superadmin's sign-in returned ${response.status}.`)
  return ((await response.json()) as { access_token: string }).access_token
}

/** Signs up and verifies through the server's public API. */
export async function signUpVerifiedUser(app: App, email: string, password: string): Promise<{ idToken: string }> {
  const url = urlOf(app)
  await callIdentityToolkit(url, 'signUp', { email, password, returnSecureToken: true })
  await post(`${url}/v1/auth/send-verify-email-email`, { email })
  await callIdentityToolkit(url, 'update', { oobCode: await verificationCode(app, email) })
  return callIdentityToolkit(url, 'signInWithPassword', { email, password, returnSecureToken: true })
}

export function callIdentityToolkit<Result>(url: string, operation: string, body: object): Promise<Result> {
  return post(`${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=pipit-web`, body) as Promise<Result>
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...json, 'x-forwarded-for': randomVisitor() },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  return response.status === 204 ? null : response.json()
}

/** The server limits how many accounts one visitor creates. */
const randomVisitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** A job sends the mail a moment later. */
async function verificationCode({ outboxUrl }: App, email: string): Promise<string> {
  for (;;) {
    const page = await (await fetch(await outboxUrl())).text()
    const mail = page.split('<article>').find((each) => each.includes(email))
    const code = /oobCode=([\w-]+)/.exec(mail ?? '')?.[1]
    if (code) return code
  }
}

function urlOf({ port }: App) {
  return `http://127.0.0.1:${port}`
}
