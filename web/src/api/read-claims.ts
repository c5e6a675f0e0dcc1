/** The content of a signed token. Its signature is the server's to check. */
export function readClaims<Claims extends object>(token: string): Claims & { iat: number; exp: number } {
  const [, payload = ''] = token.split('.')
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}
