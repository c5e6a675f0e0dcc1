import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { sendFromAnywhere } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import type { Families } from '../target/families.ts'
import { openSocket } from '../target/open-socket.ts'

type Claims = Record<string, unknown>

interface Forgery {
  how: string
  token: string
}

/** Tokens that the server did not sign are refused by HTTP, by both namespaces and by the sign-in. */
export const forgedTokens: Check = {
  name: 'forged-tokens',
  usesFamilies: true,
  async run({ families, tries, tally }) {
    const started = await families()
    for (const forgery of (await forgeriesOf(started)).slice(0, tries(Infinity, 60))) {
      const accepted = await whereAccepted(started, forgery)
      tally.count(accepted === null, () => `${forgery.how} was accepted ${accepted}`)
    }
  },
}

async function whereAccepted({ target, victim }: Families, { token }: Forgery): Promise<string | null> {
  const { accountId } = victim.ids
  const { status } = await sendFromAnywhere(target, `GET /v1/accounts/${accountId}`, {
    headers: { authorization: `Bearer ${encodeHeader(token)}` },
  })
  if (status !== 401 && status !== 400) return `by HTTP with ${status}`
  const signIn = await sendFromAnywhere(target, 'POST /v1/auth/sign-in/id', {
    headers: { authorization: `Bearer ${encodeHeader(token)}` },
  })
  if (signIn.status !== 401 && signIn.status !== 400) return `by the sign-in with ${signIn.status}`
  for (const [namespace, auth] of [
    [familyNamespace, { token, accountId }],
    [chatNamespace, { token }],
  ] as const) {
    const isAccepted = await openSocket(target.url, namespace, auth).then(
      (socket) => {
        socket.disconnect()
        return true
      },
      () => false,
    )
    if (isAccepted) return `at ${namespace}`
  }
  return null
}

/** Header values may hold only these characters; what else a token has is dropped by every client. */
function encodeHeader(token: string) {
  return token.replaceAll(/[^\x21-\x7e]/g, '')
}

/** Each real token is changed in each way. */
async function forgeriesOf({ target, victim, attacker, superadmin }: Families): Promise<Forgery[]> {
  const keys = await (await target.fetch('/jwks.json')).text().catch(() => '')
  const real = {
    'a parent’s token': attacker.parent.token,
    'a superadmin’s token': superadmin.token,
    'a device’s token': attacker.deviceToken,
    'an identity token': attacker.parent.idToken,
  }
  return Object.entries(real).flatMap(([whose, token]) =>
    [...resigned(token, keys), ...damaged(token), ...elevated(token, victim.ids.accountId)]
      // A claim that the token has already changes nothing.
      .filter((forged) => forged.token !== token)
      .map((forged) => ({ ...forged, how: `${whose} ${forged.how}` })),
  )
}

/** The same claims, signed by somebody else or by nobody. */
function resigned(token: string, publicKeys: string): Forgery[] {
  const claims = claimsOf(token)
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const secrets = ['', 'secret', 'pipit', 'null', 'undefined', '0', publicKeys, '\0'.repeat(32)]
  return [
    ...['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
      { how: `with alg "${alg}" and no signature`, token: `${encode({ alg })}.${encode(claims)}.` },
      {
        how: `with alg "${alg}" and the old signature`,
        token: `${encode({ alg })}.${encode(claims)}.${partsOf(token)[2]}`,
      },
    ]),
    ...secrets.flatMap((secret) =>
      (['HS256', 'HS384', 'HS512'] as const).map((alg) => ({
        how: `signed with the guessed secret "${secret.slice(0, 10)}" and ${alg}`,
        token: signHmac(alg, claims, secret),
      })),
    ),
    ...[
      { kid: '../../../../dev/null' },
      { kid: "' or '1'='1" },
      { jku: 'http://127.0.0.1:9/keys.json' },
      { x5u: 'http://127.0.0.1:9/cert.pem' },
      { jwk: { kty: 'oct', k: Buffer.from('secret').toString('base64url') } },
      { crit: ['exp'] },
      { b64: false, crit: ['b64'] },
    ].map((header) => ({
      how: `with the header ${Object.keys(header)[0]}`,
      token: signHmac('HS256', claims, 'secret', header),
    })),
    { how: 'signed with another RSA key', token: signWith('RS256', claims, (data) => sign('sha256', data, rsa)) },
    {
      how: 'signed with another elliptic key',
      token: signWith('ES256', claims, (data) => sign('sha256', data, { key: elliptic, dsaEncoding: 'ieee-p1363' })),
    },
    { how: 'with an ES256 signature of zeros', token: signWith('ES256', claims, () => Buffer.alloc(64)) },
    { how: 'with a random signature', token: signWith('HS256', claims, () => randomBytes(32)) },
  ]
}

/** The real signature over something else. */
function elevated(token: string, otherAccount: string): Forgery[] {
  const [header = '', , signature = ''] = partsOf(token)
  const claims = claimsOf(token)
  const later = Math.floor(Date.now() / 1000) + 86_400
  const changes: Claims[] = [
    { sub: otherAccount },
    { role: 'superadmin' },
    { role: 'superadmin', scopes: ['account:superadmin'] },
    { exp: later },
    { exp: undefined },
    { nbf: 0, iat: 0 },
    { aud: 'device' },
    { aud: 'account' },
    { aud: ['account', 'device'] },
    { iss: 'somebody' },
    { tokenVersion: 99 },
    { sid: otherAccount },
    { email_verified: true, email: 'first@example.org' },
    { sub: otherAccount, user_id: otherAccount },
  ]
  return changes.map((change) => ({
    how: `with ${JSON.stringify(change)} and the old signature`,
    token: `${header}.${encode({ ...claims, ...change })}.${signature}`,
  }))
}

function damaged(token: string): Forgery[] {
  const [header = '', payload = '', signature = ''] = partsOf(token)
  const texts = {
    'without its signature': `${header}.${payload}`,
    'with an empty signature': `${header}.${payload}.`,
    'with half a signature': `${header}.${payload}.${signature.slice(0, signature.length / 2)}`,
    'with its signature twice': `${token}.${signature}`,
    'with two tokens joined': `${token}${token}`,
    'with a changed letter in the payload': `${header}.${swapLetter(payload)}.${signature}`,
    'with a changed letter in the header': `${swapLetter(header)}.${payload}.${signature}`,
    'with a changed letter in the signature': `${header}.${payload}.${swapLetter(signature)}`,
    'in upper case': token.toUpperCase(),
    reversed: token.split('').toReversed().join(''),
    'of only dots': '...',
    'of nothing': ' ',
    'of 5,000 letters': 'a'.repeat(5000),
    'with a JSON payload that is not encoded': `${header}.{"role":"superadmin"}.${signature}`,
    'with an empty payload': `${header}..${signature}`,
    'with a payload that is a list': `${header}.${encode([])}.${signature}`,
    'with a payload that is null': `${header}.${encode(null)}.${signature}`,
  }
  return Object.entries(texts).map(([how, forged]) => ({ how, token: forged }))
}

/** The letter is in the middle, because the last one of a base64 text may hold unused bits. */
function swapLetter(text: string) {
  const middle = Math.floor(text.length / 2)
  return text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1)
}

function signHmac(alg: 'HS256' | 'HS384' | 'HS512', claims: Claims, secret: string, header: object = {}) {
  const hash = `sha${alg.slice(2)}`
  return signWith(alg, claims, (data) => createHmac(hash, secret).update(data).digest(), header)
}

function signWith(alg: string, claims: Claims, signer: (data: Buffer) => Buffer, header: object = {}) {
  const signed = `${encode({ alg, typ: 'JWT', ...header })}.${encode(claims)}`
  return `${signed}.${signer(Buffer.from(signed)).toString('base64url')}`
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const partsOf = (token: string) => token.split('.')
const claimsOf = (token: string) => JSON.parse(Buffer.from(partsOf(token)[1] ?? '', 'base64url').toString()) as Claims
