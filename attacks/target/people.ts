import { randomUUID } from 'node:crypto'
import { fromNewAddress } from './addresses.ts'
import type { Reachable } from './start-target.ts'

/** An answer of the server. The body is not typed, because the server may be an older one with `--checkout`. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any
}

export interface SignedIn {
  email: string
  password: string
  accountId: string
  /** It opens the server's API. */
  token: string
  /** It opens the identity provider. */
  idToken: string
  refreshToken: string
}

interface RequestOptions {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

export const password = 'correct horse battery'

/** Calls the server's API: `await call(target, 'POST /v1/wait-list', { body: { email } })`. */
export async function call(
  target: Pick<Reachable, 'fetch'>,
  endpoint: string,
  { token, body, headers }: RequestOptions = {},
) {
  const [method = 'GET', path = '/'] = endpoint.split(' ')
  const response = await target.fetch(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return readAnswer(response)
}

/** Calls the identity provider: `await identity(target, 'accounts:signUp', { email, password })`. */
export function identity(target: Reachable, operation: string, body: object, headers?: Record<string, string>) {
  return call(target, `POST /identitytoolkit.googleapis.com/v1/${operation}?key=pipit-web`, {
    body,
    ...(headers ? { headers } : {}),
  })
}

export async function exchangeRefreshToken(target: Reachable, refreshToken: string): Promise<Answer> {
  const response = await target.fetch('/securetoken.googleapis.com/v1/token?key=pipit-web', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  return readAnswer(response)
}

/** Somebody who signs up (from an address of their own where the server trusts a proxy), is verified and signs in. */
export async function aParent(target: Reachable, email = `${randomUUID()}@example.org`): Promise<SignedIn> {
  const person = { email, password, returnSecureToken: true }
  expectStatus(await identity(target, 'accounts:signUp', person, fromNewAddress()), 200)
  await target.sql('update identity.users set email_verified = true where email = $1', [email])
  return signIn(target, email)
}

export async function aSuperadmin(target: Reachable): Promise<SignedIn> {
  const person = await aParent(target)
  await target.sql(`update accounts set role = 'superadmin' where id = $1`, [person.accountId])
  return signIn(target, person.email)
}

export async function signIn(target: Reachable, email: string, withPassword = password): Promise<SignedIn> {
  const { json } = expectStatus(
    await identity(target, 'accounts:signInWithPassword', { email, password: withPassword, returnSecureToken: true }),
    200,
  )
  const session = expectStatus(await call(target, 'POST /v1/auth/sign-in/id', { token: json.idToken }), 200)
  return {
    email,
    password: withPassword,
    accountId: session.json.id,
    token: session.json.access_token,
    idToken: json.idToken,
    refreshToken: json.refreshToken,
  }
}

export async function aChild(target: Reachable, parent: SignedIn, profile: object = {}): Promise<{ id: string }> {
  await giveConsent(target, parent)
  const body = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool', ...profile }
  const added = await call(target, `POST /v1/accounts/${parent.accountId}/children`, { token: parent.token, body })
  return expectStatus(added, 201).json
}

async function giveConsent(target: Reachable, { accountId, token }: SignedIn) {
  const path = `/v1/accounts/${accountId}/consents`
  const { json } = expectStatus(await call(target, `GET ${path}`, { token }), 200)
  expectStatus(await call(target, `POST ${path}`, { token, body: { version: json.text.version } }), 200)
}

export interface FactoryDevice {
  id: string
  bluetoothName: string
  privateKey: string
  claimCode: string
}

/** Creates a batch of devices and downloads its factory file. */
export async function makeDevices(target: Reachable, superadmin: SignedIn, count = 1): Promise<FactoryDevice[]> {
  const { token } = superadmin
  const body = { count, label: 'First', hardwareModel: 'one' }
  const batch = expectStatus(await call(target, 'POST /v1/devices', { token, body }), 201)
  const file = await call(target, `POST /v1/devices/batches/${batch.json.batchId}/factory-file`, {
    token,
    body: { format: 'json' },
  })
  return expectStatus(file, 200).json
}

/** The steps that prepare an attack must work, or it shows nothing. */
export function expectStatus(answer: Answer, status: number): Answer {
  if (answer.status !== status)
    throw new Error(`Expected ${status}, got ${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
