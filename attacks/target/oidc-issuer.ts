import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const clientId = 'pipit'
const keyId = 'issuer-key'

/** A foreign OpenID Connect provider that says about anybody what an attacker wants. */
export async function startOidcIssuer(providerId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }] }
  const server = createServer((request, response) => {
    const document = request.url === '/jwks' ? jwks : metadata()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })

  return {
    /** The variable OIDC_PROVIDERS of the server under attack. */
    variable: JSON.stringify([{ id: providerId, issuer, clientId, clientSecret: 'secret', label: 'Elsewhere' }]),
    /** The body of `accounts:signInWithIdp` for this person of the provider. */
    postBody(subject: string, reported: object = {}): string {
      const now = Math.floor(Date.now() / 1000)
      const claims = { iss: issuer, aud: clientId, sub: subject, iat: now, exp: now + 24 * 60 * 60, ...reported }
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
      const content = `${encode({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${encode(claims)}`
      const signature = sign('sha256', Buffer.from(content), privateKey).toString('base64url')
      return new URLSearchParams({ id_token: `${content}.${signature}`, providerId }).toString()
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
