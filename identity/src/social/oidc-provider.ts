import { importPKCS8, SignJWT } from 'jose'

/** The provider must redirect to `{publicUrl}/emulator/auth/callback`. */
export interface OidcProvider {
  /** The SDK names providers `google.com`, `apple.com`, or `oidc.` and a name for any other. */
  id: string
  issuer: string
  clientId: string
  /** A function gives a new secret to providers that need one from time to time. */
  clientSecret: string | (() => Promise<string>)
  scopes: string[]
  /** The button shows it. */
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
  /** Apple calls it the identifier of the service. */
  clientId: string
  teamId: string
  keyId: string
  /** The `.p8` file contains it. */
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
