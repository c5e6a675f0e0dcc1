import { importPKCS8, SignJWT } from 'jose'

/** Any OpenID Connect provider. Its redirect address is `{publicUrl}/emulator/auth/callback`. */
export interface OidcProvider {
  /** The SDK's name: `google.com`, `apple.com`, or `oidc.` and a name for any other. */
  id: string
  issuer: string
  clientId: string
  /** A function where the provider needs a new secret from time to time. */
  clientSecret: string | (() => Promise<string>)
  scopes: string[]
  /** For the button. */
  label: string
  icon?: string
  /** Some providers send the response as a form. */
  responseMode?: 'form_post'
}

export function google({ clientId, clientSecret }: { clientId: string; clientSecret: string }): OidcProvider {
  return {
    id: 'google.com',
    issuer: 'https://accounts.google.com',
    clientId,
    clientSecret,
    scopes: ['openid', 'email', 'profile'],
    label: 'Google',
    icon: 'google',
  }
}

export interface AppleOptions {
  /** The identifier of the service. */
  clientId: string
  teamId: string
  keyId: string
  /** The contents of the `.p8` file. */
  privateKey: string
}

/** Apple has no fixed secret: it needs a short-lived token, signed with the key that Apple issued. */
export function apple({ clientId, teamId, keyId, privateKey }: AppleOptions): OidcProvider {
  return {
    id: 'apple.com',
    issuer: 'https://appleid.apple.com',
    clientId,
    async clientSecret() {
      const key = await importPKCS8(privateKey, 'ES256')
      return new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setSubject(clientId)
        .setAudience('https://appleid.apple.com')
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(key)
    },
    scopes: ['openid', 'email', 'name'],
    label: 'Apple',
    icon: 'apple',
    responseMode: 'form_post',
  }
}
